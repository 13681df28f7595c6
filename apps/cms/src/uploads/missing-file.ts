import { statSync } from 'node:fs'
import path from 'node:path'
import type { UploadConfig } from 'payload'
import { errorResponse } from '../lib/respond'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Responds to requests for a missing file or an invalid file name, because Payload would respond
 * with status 500.
 */
export function refuseMissingFile(folder: string): FileHandler {
  return (_req, { params: { filename } }) =>
    isFileIn(folder, filename) ? undefined : errorResponse('notFound')
}

function isFileIn(folder: string, name: string): boolean {
  const file = path.resolve(folder, name)
  if (!file.startsWith(path.resolve(folder) + path.sep)) return false
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}
