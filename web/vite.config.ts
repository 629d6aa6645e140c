import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './tools/compress.ts'

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), compress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // What is always needed together comes in one piece: every request costs a slow machine some milliseconds.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'] },
            { name: 'table', test: /\/src\/table\/(?!Help)|\/src\/text\/|\/src\/review\/CopyLink/ },
          ],
        },
      },
    },
  },
  server: {
    // The translations live with the Python package, for the page and the terminal alike.
    fs: { allow: ['.', '../src/nunatak/locale'] },
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    setupFiles: ['src/text/everything.ts'],
  },
})
