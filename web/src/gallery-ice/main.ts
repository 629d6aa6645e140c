// The drawing board of I C E: the dig in the middle of a game, and every piece beside it. Served by `npm run dev` only.
import { mount } from 'svelte'
import '../design/base.css'
import Gallery from './Gallery.svelte'

const query = new URLSearchParams(location.search)
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme

const target = document.getElementById('gallery')
const lifted = Number(query.get('lifted') ?? 0)
if (target) mount(Gallery, { target, props: { only: query.get('only') ?? '', lifted } })
