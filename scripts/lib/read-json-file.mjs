import fs from 'node:fs'
import { ClearError } from './output/clear-error.mjs'

/**
 * The file's parsed content, or undefined without a file.
 *
 * @param {string} file
 * @returns {any}
 */
export function readJsonFile(file) {
  let text
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined
    throw error
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new ClearError(`${file} is damaged: put a good copy back, or remove it.`)
  }
}
