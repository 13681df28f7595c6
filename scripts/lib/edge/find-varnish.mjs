import fs from 'node:fs'
import path from 'node:path'

export const VARNISH_PACKAGES = ['varnish', 'varnish-modules']

export const missingVarnish =
  'Varnish or its modules are missing: install the packages varnish and varnish-modules ' +
  '(Debian and Ubuntu: apt-get install varnish varnish-modules).'

/** Debian's folders for system programs, which a user's PATH may lack. */
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin']
/** The modules that come from the package varnish-modules. Varnish itself includes the others. */
const MODULES = ['xkey', 'var', 'vsthrottle']

/**
 * Varnish's programs, or undefined if they or the required modules are missing.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ varnishd: string, varnishstat: string } | undefined}
 */
export function findVarnish(env = process.env) {
  const folders = [...(env.PATH ?? '').split(path.delimiter), ...SYSTEM_FOLDERS]
  const find = (/** @type {string} */ name) =>
    folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file))
  const [varnishd, varnishstat] = [find('varnishd'), find('varnishstat')]
  if (!varnishd || !varnishstat || !hasModules(path.dirname(varnishd))) return undefined
  return { varnishd, varnishstat }
}

/** @param {string} programs the folder of varnishd */
function hasModules(programs) {
  const library = path.join(programs, '../lib')
  const folders = [library, ...subfolders(library)].map((each) => path.join(each, 'varnish/vmods'))
  return folders.some((folder) =>
    MODULES.every((name) => fs.existsSync(path.join(folder, `libvmod_${name}.so`))),
  )
}

/**
 * Debian stores libraries in a folder named after the processor.
 *
 * @param {string} folder
 */
function subfolders(folder) {
  if (!fs.existsSync(folder)) return []
  const entries = fs.readdirSync(folder).filter((name) => name.endsWith('-linux-gnu'))
  return entries.map((name) => path.join(folder, name))
}
