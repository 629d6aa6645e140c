// The drawing board for Endless Winter: every piece side by side. Served by `npm run dev` only.
import { mount } from 'svelte'
import '../design/base.css'
import Gallery from './Gallery.svelte'

const query = new URLSearchParams(location.search)
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme

const target = document.getElementById('gallery')
if (target) mount(Gallery, { target, props: { only: query.get('only') ?? '' } })
