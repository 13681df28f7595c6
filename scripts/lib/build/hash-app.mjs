import fs from 'node:fs'
import path from 'node:path'
import { hashContent } from '../content-hash.mjs'
import { appFolder, repoRoot } from '../paths.mjs'

// Made by tools from the rest, so they say nothing new, and change while a build runs.
const MADE = new Set(['node_modules', '.next', '.turbo', 'next-env.d.ts'])

/**
 * A hash of everything that goes into an app's build.
 *
 * @param {import('../paths.mjs').AppName} app
 */
export function hashApp(app) {
  const paths = [`apps/${app}`, ...findOwnPackages(app), 'pnpm-lock.yaml', 'tsconfig.base.json']
  const skip = (/** @type {string} */ name) => MADE.has(name) || name.endsWith('.tsbuildinfo')
  return hashContent(repoRoot, paths, { skip, salt: process.versions.node.split('.')[0] })
}

/**
 * The folders of this repository's packages that the app names as its dependencies.
 *
 * @param {import('../paths.mjs').AppName} app
 */
function findOwnPackages(app) {
  const manifest = fs.readFileSync(path.join(appFolder(app), 'package.json'), 'utf8')
  const dependencies = Object.entries(JSON.parse(manifest).dependencies ?? {})
  const own = dependencies.filter(([, version]) => String(version).startsWith('workspace:'))
  return own.map(([name]) => `packages/${name.split('/').at(-1)}`)
}
