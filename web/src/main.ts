import './design/base.css'
import './app/shell.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { sendFor } from './app/pages'
import { route } from './app/router.svelte'
import { applyLanguage, applyTheme } from './app/settings.svelte'

applyTheme()
sendFor(route())
await applyLanguage()

const target = document.getElementById('app')
if (target) mount(App, { target })
