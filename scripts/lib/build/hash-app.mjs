import fs from 'node:fs'
import path from 'node:path'
import { hashContent } from '../content-hash.mjs'
import { appFolder, repoRoot } from '../paths.mjs'

// Generated files. They depend only on the sources and change during a build.
const MADE = new Set(['node_modules', '.next', 'next-env.d.ts'])

/**
 * Folders that a build copies.
 *
 * @type {Record<import('../paths.mjs').AppName, string[]>}
 */
const COPIED = {
  web: [],
  cms: ['packages/media/library', 'packages/media/sets', 'packages/media/careers/tests'],
}

/**
 * A hash of everything that an app's build depends on.
 *
 * @param {import('../paths.mjs').AppName} app
 */
export function hashApp(app) {
  const settings = ['pnpm-lock.yaml', 'tsconfig.base.json']
  const paths = [`apps/${app}`, ...findOwnPackages(app), ...COPIED[app], ...settings]
  const skip = (/** @type {string} */ name) => MADE.has(name) || name.endsWith('.tsbuildinfo')
  return hashContent(repoRoot, paths, { skip, salt: process.versions.node.split('.')[0] })
}

/**
 * The folders of the workspace packages among the app's dependencies.
 *
 * @param {import('../paths.mjs').AppName} app
 */
function findOwnPackages(app) {
  const manifest = fs.readFileSync(path.join(appFolder(app), 'package.json'), 'utf8')
  const dependencies = Object.entries(JSON.parse(manifest).dependencies ?? {})
  const own = dependencies.filter(([, version]) => String(version).startsWith('workspace:'))
  return own.map(([name]) => `packages/${name.split('/').at(-1)}`)
}
