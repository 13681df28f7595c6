import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { withLock } from '../process/file-lock.mjs'
import { BUILD_LOCK, standaloneFolder } from './build-apps.mjs'
import { findBuild } from './turbo.mjs'

/**
 * Copies a build for one server. The website stores rendered pages beside its program, so two
 * servers, or a server and the next build, must not share a folder. The copy is reused while the
 * build and `surroundings` are the same, so rendered pages survive a restart.
 *
 * @param {import('../paths.mjs').AppName} app
 * @param {string} folder
 * @param {{ surroundings: string[], signal: AbortSignal }} options what else goes into its pages
 * @returns {Promise<string>} the server's program
 */
export async function placeInstance(app, folder, { surroundings, signal }) {
  const stampFile = path.join(folder, 'built-from')
  await withLock(BUILD_LOCK, signal, async () => {
    const build = await findBuild(app)
    const stamp = createHash('sha256')
      .update(JSON.stringify([build, surroundings]))
      .digest('hex')
    if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return
    await fs.promises.rm(folder, { recursive: true, force: true })
    const copying = { recursive: true, verbatimSymlinks: true, mode: fs.constants.COPYFILE_FICLONE }
    await fs.promises.cp(standaloneFolder(app), folder, copying)
    fs.writeFileSync(stampFile, stamp)
  })
  return path.join(folder, 'apps', app, 'server.js')
}
