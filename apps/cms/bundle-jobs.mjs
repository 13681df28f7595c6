// Bundles the set-up and the worker, each as one file, and adds them to the standalone build.
//
//   node bundle-jobs.mjs            both, after `next build`
//   node bundle-jobs.mjs --bundle   only bundles them, which needs no build
//   node bundle-jobs.mjs --copy     only adds bundled files to the build
//
// The set-up can run from the bundle while the apps are built: `node .next/cache/jobs/setup.mjs`.
import { access, cp, mkdir, realpath, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'

const app = path.dirname(fileURLToPath(import.meta.url))
const repository = path.resolve(app, '../..')
/** `next build` empties the folder `.next`, except for its cache. */
const bundles = path.join(app, '.next/cache/jobs')
const standalone = path.join(app, '.next/standalone')

/** The folders that the seed reads, by their names beside its own file. */
const CONTENT = {
  data: path.join(app, 'src/seed/data'),
  media: path.join(app, 'src/seed/media'),
  library: path.join(repository, 'packages/media/library'),
  sets: path.join(repository, 'packages/media/sets'),
  downloads: path.join(repository, 'packages/media/careers/tests'),
}

async function bundleJobs() {
  await rm(bundles, { recursive: true, force: true })
  await build({
    absWorkingDir: app,
    entryPoints: {
      setup: 'src/setup/main.ts',
      worker: 'src/worker/main.ts',
      'encode-program': 'src/worker/encode-program.mjs',
      'picture-program': 'src/features/review/versions/media/picture-program.mjs',
    },
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // These packages stay outside the bundle: sharp contains machine code, pg works without
    // pg-native, and the queue needs TypeScript only for settings files, which this product does
    // not have.
    external: ['sharp', 'pg-native', 'typescript'],
    loader: { '.css': 'empty' },
    // Some packages are CommonJS inside and call `require`.
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
    },
    logLevel: 'warning',
  })
  for (const [name, folder] of Object.entries(CONTENT)) {
    await symlink(path.relative(bundles, folder), path.join(bundles, name))
  }
}

async function copyIntoBuild() {
  const target = path.join(standalone, 'apps/cms')
  const jobs = path.join(target, 'jobs')
  await cp(bundles, jobs, {
    recursive: true,
    filter: (file) => !(path.basename(file) in CONTENT && path.dirname(file) === bundles),
  })
  for (const [name, folder] of Object.entries(CONTENT)) {
    await cp(folder, path.join(jobs, name), { recursive: true })
  }
  await linkSharp(target)
}

/**
 * Next has traced sharp into the build, but links it only for its own code.
 *
 * @param {string} target
 */
async function linkSharp(target) {
  const sharp = await realpath(path.join(app, 'node_modules/sharp'))
  const traced = path.join(standalone, path.relative(repository, sharp))
  await access(path.join(traced, 'package.json'))
  const link = path.join(target, 'node_modules/sharp')
  await mkdir(path.dirname(link), { recursive: true })
  await rm(link, { force: true })
  await symlink(path.relative(path.dirname(link), traced), link)
}

const { values } = parseArgs({
  options: { bundle: { type: 'boolean' }, copy: { type: 'boolean' } },
})
if (!values.copy) await bundleJobs()
if (!values.bundle) await copyIntoBuild()
