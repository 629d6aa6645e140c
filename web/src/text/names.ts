/**
 * Names as they stand in sentences: themselves, and the other forms that their messages have in a language.
 *
 * A message that is a name may have attributes, `.gen` and `.acc` for its cases, `.gender`, whatever its language needs; a
 * sentence that is filled with `$card` asks for them as `$card-gen`, `$card-acc`, `$card-gender`. What has no such form
 * is said as it is: names of players and of card packs are never declined.
 */

/** A name, a sentence behind a reference, or any other thing that is said by a message. */
export class Name {
  constructor(
    readonly text: string,
    private readonly find: (form: string) => string | null,
  ) {}

  /** One of its forms; itself, where its message does not have that one. */
  form(name: string): string {
    return this.find(name) ?? this.text
  }

  toString(): string {
    return this.text
  }
}

/** A form of whatever stands in a sentence; numbers and players' names have none. */
export const formOf = (fact: unknown, form: string): unknown => (fact instanceof Name ? fact.form(form) : fact)

/** Several things in a row, whose forms are the rows of their forms. */
export function several(items: readonly unknown[], join: (items: readonly string[]) => string): Name {
  return new Name(join(items.map(String)), (form) => join(items.map((item) => String(formOf(item, form)))))
}
