// Adds the set-up and the worker to the standalone build, each as one file. Run after `next build`.
import { access, cp, mkdir, realpath, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const app = path.dirname(fileURLToPath(import.meta.url))
const repository = path.resolve(app, '../..')
const standalone = path.join(app, '.next/standalone')
const target = path.join(standalone, 'apps/cms')

await build({
  absWorkingDir: app,
  entryPoints: {
    setup: 'src/setup/main.ts',
    worker: 'src/worker/main.ts',
    'picture-program': 'src/review/versions/media/picture-program.mjs',
  },
  outdir: path.join(target, 'jobs'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  // These packages stay outside the bundle: sharp contains machine code, pg works without
  // pg-native, and the queue needs TypeScript only for settings files, which this product does not
  // have.
  external: ['sharp', 'pg-native', 'typescript'],
  loader: { '.css': 'empty' },
  // Some packages are CommonJS inside and call `require`.
  banner: {
    js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
  },
  logLevel: 'warning',
})

// The seed reads its content and pictures from folders beside its own file.
for (const folder of ['data', 'media']) {
  await cp(path.join(app, 'src/seed', folder), path.join(target, 'jobs', folder), {
    recursive: true,
  })
}

for (const [made, folder] of [
  ['library', 'library'],
  ['sets', 'sets'],
  ['careers/tests', 'downloads'],
]) {
  await cp(path.join(repository, 'packages/media', made), path.join(target, 'jobs', folder), {
    recursive: true,
  })
}

// Next has traced sharp into the build, but links it only for its own code.
const sharp = await realpath(path.join(app, 'node_modules/sharp'))
const traced = path.join(standalone, path.relative(repository, sharp))
await access(path.join(traced, 'package.json'))
const link = path.join(target, 'node_modules/sharp')
await mkdir(path.dirname(link), { recursive: true })
await rm(link, { force: true })
await symlink(path.relative(path.dirname(link), traced), link)
