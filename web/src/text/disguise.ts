/** English in disguise, for tests: readable, longer, and with a mark on every word that came from a message. */
const LETTERS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', A: 'Á', E: 'É', I: 'Í', O: 'Ö', U: 'Ü' }

export const disguise = (text: string): string => text.replace(/[aeiouAEIOU]/g, (letter) => LETTERS[letter] ?? letter)
