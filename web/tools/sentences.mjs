/**
 * Says what a file of facts tells, with the page's own words, for comparison with Python's.
 * node tools/sentences.mjs FACTS LANGUAGE...: the sentences of each go to the standard output, as JSON.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const server = await createServer({
  root,
  configFile: `${root}/vite.config.ts`,
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
})
const words = await server.ssrLoadModule('/src/text/words.ts')
const fluent = await server.ssrLoadModule('/src/text/fluent.svelte.ts')
const winter = await server.ssrLoadModule('/src/games/winter/sentences.ts')

await fluent.learn(...['roam', 'winter', 'ice1', 'ice2'].flatMap(fluent.topicsOf))

function sentence([kind, facts], speech) {
  if (kind === 'event') return words.tell(facts, speech)
  if (kind === 'action') return words.describe(facts, speech)
  if (kind === 'ask') return words.ask(facts, speech)
  if (kind === 'wait') return words.wait(facts, speech)
  return winter[kind](facts, speech)
}

const games = JSON.parse(readFileSync(process.argv[2], 'utf8'))
for (const { game, messages } of games) if (messages) fluent.teach(game, messages)

const said = {}
for (const language of process.argv.slice(3)) {
  await fluent.speak(language)
  said[language] = games.map(({ game, words: description, catalogue, names, you, lines }) => {
    const wording = new words.Wording(game, description, catalogue)
    const speech = { wording, catalogue, you, nameOf: (seat) => names[seat] }
    return lines.map((line) => sentence(line, speech))
  })
}
process.stdout.write(JSON.stringify(said))
await server.close()
