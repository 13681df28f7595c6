import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Computes a hash of files and whole folders from their paths and contents. A missing path counts
 * too, so creating it changes the hash.
 *
 * @param {string} root
 * @param {string[]} paths relative to the root
 * @param {{ skip?: (name: string) => boolean, salt?: string }} [options] skip: by file or folder name
 */
export function hashContent(root, paths, { skip = () => false, salt = '' } = {}) {
  const hash = createHash('sha256').update(salt)
  /** @param {string} relative */
  const add = (relative) => {
    const file = path.join(root, relative)
    const stat = fs.statSync(file, { throwIfNoEntry: false })
    if (stat?.isDirectory()) {
      const names = fs.readdirSync(file).filter((name) => !skip(name))
      for (const name of names.sort()) add(path.join(relative, name))
      return
    }
    const content = stat ? fs.readFileSync(file) : undefined
    hash.update(`\0${relative}\0${content ? content.length : 'missing'}\0`)
    if (content) hash.update(content)
  }
  for (const relative of paths) add(relative)
  return hash.digest('hex')
}
