import './design/base.css'
import './app/shell.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { applyTheme } from './app/settings.svelte'

applyTheme()

const target = document.getElementById('app')
if (target) mount(App, { target })
