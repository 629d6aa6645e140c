// The drawing board: the pieces of a game side by side, and every question it asks. Served by `make web-dev` only.
// gallery.html?game=winter&only=pieces&theme=dark, gallery.html?game=ice2&table=turn
import { mount } from 'svelte'
import '../design/base.css'
import { loadModule } from '../games/registry'
import Gallery from './Gallery.svelte'
import { speak } from '../text/fluent.svelte'
import { loadSample } from './sample'

const query = new URLSearchParams(location.search)
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme

const game = query.get('game') ?? 'roam'
const target = document.getElementById('gallery')
const [module, sample] = await Promise.all([loadModule(game), loadSample(game), speak(query.get('lang') ?? 'en')])
if (target && module) {
  const props = { module, sample, only: query.get('only') ?? '', table: query.get('table') ?? '' }
  mount(Gallery, { target, props })
}
