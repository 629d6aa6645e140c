// Runs a Python program in Pyodide, the Python of browsers: node tools/python.mjs FOLDER... PROGRAM
// The folders are what the program can import from. They are this machine's own, byte for byte, and not written to.
import { readFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const folders = process.argv.slice(2)
const program = folders.pop()

const python = await loadPyodide({ env: { HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1' } })
const paths = folders.map((folder, number) => {
  const path = `/folder${number}`
  python.FS.mkdirTree(path)
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, path)
  return path
})
python.globals.set('paths', python.toPy(paths))
python.runPython('import sys; sys.path[:0] = paths')
python.runPython(readFileSync(program, 'utf8'))
