import os from 'node:os'
import { ClearError } from './clear-error.mjs'

/** @type {Record<string, (path: string) => string>} */
const FILE_PROBLEMS = {
  ENOSPC: () => 'The disk is full: free some space and try again.',
  EDQUOT: () => 'The disk quota is used up: free some space and try again.',
  EROFS: (path) =>
    isInProgram(path)
      ? `${path} is on a read-only disk: copy the program to a disk that can be written.`
      : `${path} is on a read-only disk: set DATA_DIR to a folder that can be written.`,
  EACCES: (path) => `${path} is closed to the user ${userName()}: change its owner or permissions.`,
  EPERM: (path) => `${path} may not be changed by the user ${userName()}: change its owner.`,
  ENOENT: (path) => `${path} is missing and cannot be made: set DATA_DIR to another folder.`,
  ENOTDIR: (path) => `${path} leads through a file: set DATA_DIR to a folder.`,
}

/**
 * Converts any error to one sentence. For an unexpected error it contains the message without the
 * stack.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function explainError(error) {
  if (error instanceof ClearError) return error.message
  const { code, path, message } = /** @type {NodeJS.ErrnoException} */ (error)
  const explain = code ? FILE_PROBLEMS[code] : undefined
  if (explain) return explain(path ?? 'a file')
  return `Something unexpected went wrong: ${message ?? String(error)}`
}

/** @param {string} path a path that DATA_DIR does not change */
function isInProgram(path) {
  return path.split(/[/\\]/).includes('node_modules')
}

function userName() {
  try {
    return os.userInfo().username
  } catch {
    // A container may run under a user id that has no name.
    return String(process.getuid?.())
  }
}
