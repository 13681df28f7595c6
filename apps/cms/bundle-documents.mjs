// Adds the code that makes PDFs in a separate thread to the standalone build, because Next bundles
// only for the server's main thread. Run after `next build`.
import { cp, mkdir, realpath, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const app = path.dirname(fileURLToPath(import.meta.url))
const target = path.join(app, '.next/standalone/apps/cms/documents')

await build({
  absWorkingDir: app,
  entryPoints: { thread: 'src/features/review/documents/thread/main.ts' },
  outdir: target,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Some packages are CommonJS inside and call `require`.
  banner: {
    js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
  },
  logLevel: 'warning',
})

// pdfkit loads the metrics of the standard PDF fonts by its package's name, which after bundling
// refers to this folder.
const renderer = await realpath(path.join(app, 'node_modules/@react-pdf/renderer'))
const pdfkit = createRequire(path.join(renderer, 'package.json'))
const fonts = path.dirname(pdfkit.resolve('pdfkit/standard-fonts/Helvetica'))
await mkdir(path.join(target, 'standard-fonts'), { recursive: true })
await cp(fonts, path.join(target, 'standard-fonts'), { recursive: true })
await writeFile(
  path.join(target, 'package.json'),
  JSON.stringify({ type: 'module', imports: { '#standard-fonts/*': './standard-fonts/*.cjs' } }),
)
