import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * V8 reads a script marked so ahead of time, all functions of it and beside the page. Else it
 * does it when each is first called: in the one long task in which a page becomes interactive.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the scripts that pages start with. What is fetched later, such as the 360°
 * viewer, is not needed as a whole and stays as it is.
 *
 * @param {string} distDir a finished build
 */
export async function addCompileHints(distDir) {
  const { rootMainFiles } = JSON.parse(
    await readFile(path.join(distDir, 'build-manifest.json'), 'utf8'),
  )
  const files = new Set([...rootMainFiles, ...(await filesOfPages(path.join(distDir, 'server')))])
  for (const file of files) {
    const script = await readFile(path.join(distDir, file), 'utf8')
    if (!script.startsWith(COMPILE_HINT)) {
      await writeFile(path.join(distDir, file), COMPILE_HINT + script)
    }
  }
}

/** @param {string} serverDir */
async function filesOfPages(serverDir) {
  const names = await readdir(serverDir, { recursive: true })
  const manifests = names.filter((name) => name.endsWith('_client-reference-manifest.js'))
  const texts = await Promise.all(
    manifests.map((name) => readFile(path.join(serverDir, name), 'utf8')),
  )
  return texts.flatMap((text) => text.match(/static\/chunks\/[\w.-]+\.js/g) ?? [])
}
