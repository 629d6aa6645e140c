/** The messages of one language, filled with facts. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { formOf, Name } from './names'

export type Facts = Readonly<Record<string, unknown>>

type Pattern = Parameters<FluentBundle['formatPattern']>[0]
type Form = readonly [variable: string, name: string, form: string]

/** A file of messages, and which forms of names it has. */
export class Source {
  readonly resource: FluentResource
  readonly forms: readonly string[]

  constructor(text: string) {
    this.resource = new FluentResource(text)
    this.forms = this.resource.body.flatMap(({ attributes }) => Object.keys(attributes))
  }
}

/** Knows the messages of its files, and which forms of names its sentences ask for. */
export class Language {
  private readonly bundle: FluentBundle
  private readonly forms: ReadonlySet<string>
  private readonly asked = new Map<Pattern, readonly Form[]>()

  constructor(
    readonly name: string,
    sources: readonly Source[],
    transform?: (text: string) => string,
  ) {
    // Isolation marks are off in Python as well, so that both sides say the same characters.
    this.bundle = new FluentBundle(name, { useIsolating: false, ...(transform && { transform }) })
    for (const { resource } of sources) this.bundle.addResource(resource)
    this.forms = new Set(sources.flatMap(({ forms }) => forms))
  }

  has(key: string): boolean {
    return Boolean(this.bundle.getMessage(key)?.value)
  }

  /** A message with its facts filled in; null if there is no such message. */
  say(key: string, facts: Facts): string | null {
    const pattern = this.bundle.getMessage(key)?.value
    return pattern ? this.fill(pattern, facts) : null
  }

  /** A form of the name that a message is, if it has that one. */
  form(key: string, form: string, facts: Facts): string | null {
    const pattern = this.bundle.getMessage(key)?.attributes[form]
    return pattern ? this.fill(pattern, facts) : null
  }

  private fill(pattern: Pattern, facts: Facts): string {
    const given: Record<string, string | number> = {}
    for (const [name, fact] of Object.entries(facts)) given[name] = plain(fact)
    for (const [variable, name, form] of this.formsAsked(pattern))
      if (name in facts && !(variable in given)) given[variable] = plain(formOf(facts[name], form))
    return this.bundle.formatPattern(pattern, given, [])
  }

  /** Which forms of its facts a pattern asks for: `$card-gen` is the form `gen` of `$card`. */
  private formsAsked(pattern: Pattern): readonly Form[] {
    let asked = this.asked.get(pattern)
    if (!asked) {
      const parts = [...this.variables(pattern)].map((variable): Form => {
        const at = variable.lastIndexOf('-')
        return [variable, variable.slice(0, Math.max(at, 0)), variable.slice(at + 1)]
      })
      asked = parts.filter(([, name, form]) => name !== '' && this.forms.has(form))
      this.asked.set(pattern, asked)
    }
    return asked
  }

  /** The variables of a part of a pattern, and of the messages that stand in it. */
  private variables(part: unknown): Set<string> {
    if (Array.isArray(part)) return new Set((part as unknown[]).flatMap((one) => [...this.variables(one)]))
    if (typeof part !== 'object' || part === null) return new Set()
    const node = part as Readonly<Record<string, unknown>>
    if (node.type === 'var') return new Set([String(node.name)])
    if (node.type === 'mesg') {
      const message = this.bundle.getMessage(String(node.name))
      return this.variables(node.attr ? message?.attributes[String(node.attr)] : message?.value)
    }
    return this.variables([node.selector, node.variants, node.value, node.args])
  }
}

/** Fluent takes texts and numbers; the rest is written the way Python writes it. */
function plain(fact: unknown): string | number {
  return typeof fact === 'number' ? fact : textOf(fact)
}

function textOf(fact: unknown): string {
  if (fact === null || fact === undefined) return ''
  if (fact instanceof Name) return fact.text
  return Array.isArray(fact) ? fact.map(textOf).join(', ') : String(fact)
}
