/** For tests: all words of English are there. */
import { learn, speak, topicsOf } from './fluent.svelte'

const GAMES = ['roam', 'winter', 'ice1', 'ice2']

await speak('en')
await learn(...GAMES.flatMap((game) => [...topicsOf(game), `${game}-course`]))
