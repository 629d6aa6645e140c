/** A part of the build: lays a Brotli and a gzip twin beside every file that gains by it. The server sends the twins. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/
/** Below this a twin saves less than it costs to look for. */
const SMALLEST = 600

const TWINS: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
  ['.br', (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['.gz', (bytes) => gzipSync(bytes, { level: 9 })],
]

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })
}

export function compress(): Plugin {
  let folder = 'dist'
  return {
    name: 'compress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    closeBundle() {
      for (const path of filesIn(folder).filter((one) => TEXT.test(one))) {
        const bytes = readFileSync(path)
        if (bytes.length < SMALLEST) continue
        for (const [end, shrink] of TWINS) {
          const twin = shrink(bytes)
          if (twin.length < bytes.length) writeFileSync(path + end, twin)
        }
      }
    },
  }
}
