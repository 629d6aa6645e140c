// A bot for Nunatak in JavaScript: it prefers the kinds of answers that it has given least often so far.
import { createInterface } from 'node:readline'

const say = (message) => console.log(JSON.stringify(message))
const given = new Map()

for await (const line of createInterface({ input: process.stdin })) {
  const heard = JSON.parse(line)
  if (heard.type === 'hello') {
    given.clear()
    say({ type: 'ready', protocol: 1, name: 'Curious' })
  } else if (heard.type === 'choose') {
    const times = ({ name }) => given.get(name.kind) ?? 0
    const choice = heard.actions.reduce((best, one) => (times(one) < times(best) ? one : best))
    given.set(choice.name.kind, times(choice) + 1)
    say({ type: 'action', number: heard.number, action: choice.id })
  } else if (heard.type === 'quit') {
    process.exit(0)
  }
}
