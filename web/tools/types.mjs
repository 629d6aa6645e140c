// Turns the server's schemas into TypeScript: schema.json into protocol.ts, what a game tells (roam.schema.json) into
// roam.ts; one exported type for every entry of their $defs.
// usage: node tools/types.mjs FOLDER
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from 'json-schema-to-typescript'

const folder = process.argv[2]
if (!folder) {
  console.error('usage: node tools/types.mjs FOLDER')
  process.exit(2)
}

// Says the same in the older words that the compiler of types knows.
function plain(node) {
  if (Array.isArray(node)) return node.map(plain)
  if (node === null || typeof node !== 'object') return node
  const result = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, plain(value)]))
  // A title would make a type of its own of the field that bears it.
  if (typeof result.title === 'string') delete result.title
  if (Array.isArray(result.prefixItems)) {
    // The length of a tuple is in its type.
    result.items = result.prefixItems
    result.minItems = result.maxItems = result.prefixItems.length
    result.additionalItems = false
    delete result.prefixItems
  }
  if (result.type === 'object' && !result.properties && result.additionalProperties === undefined) {
    result.additionalProperties = true
  }
  return result
}

async function typesOf(source) {
  const schema = JSON.parse(readFileSync(source, 'utf8'))
  const names = Object.keys(schema.$defs ?? {})
  if (names.length === 0) {
    console.error(`${source}: no $defs, so there is nothing to name`)
    process.exit(1)
  }
  const $defs = Object.fromEntries(names.map((name) => [name, { ...plain(schema.$defs[name]), title: name }]))
  // Every definition is a property of one root type, so that none is left out; the root itself is not wanted.
  const root = {
    title: 'Root',
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: names,
    additionalProperties: false,
    $defs,
  }
  const compiled = await compile(root, 'Root', {
    additionalProperties: false,
    bannerComment: '// Made by `make types` from the types of the server. Changes belong there.',
    enableConstEnums: false,
    format: true,
    ignoreMinAndMaxItems: false,
    style: { semi: false, singleQuote: true, printWidth: 110 },
    unreachableDefinitions: false,
  })
  return compiled.replace(/^export interface Root \{[\s\S]*?^\}\n?/m, '')
}

for (const name of readdirSync(folder).filter((name) => name.endsWith('schema.json'))) {
  const text = await typesOf(join(folder, name))
  // An unchanged file keeps its date, and the page need not be built again.
  const target = join(folder, `${name === 'schema.json' ? 'protocol' : name.replace('.schema.json', '')}.ts`)
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
}
