import type { ApiCall } from '../contracts/call'

/** Maximum bytes of a JSON body, of a file, and of a form with its file. */
export const MAX_JSON_BYTES = 64 * 1024
export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const MAX_FORM_BYTES = MAX_FILE_BYTES + MAX_JSON_BYTES

/** Maximum bytes of each picture of a virtual set, and of its whole form. */
export const MAX_SET_PICTURE_BYTES = 8 * 1024 * 1024
export const MAX_SET_FORM_BYTES = 24 * 1024 * 1024

/** @returns the maximum bytes of a call's `multipart/form-data`, or 0 if it accepts none */
export function mostFormBytes({ takesFile, takesPictures }: ApiCall): number {
  if (takesPictures) return MAX_SET_FORM_BYTES
  return takesFile ? MAX_FORM_BYTES : 0
}

export const FILE_FIELD = 'file'

/** Accepted file endings. The CMS also checks the content. */
const ENDINGS = ['pdf', 'jpg', 'jpeg', 'png', 'webp']

/** The value of a file field's `accept`. */
export const ACCEPTED_ENDINGS = ENDINGS.map((ending) => `.${ending}`).join(',')

/**
 * Checks a file's name and size before its content is read.
 * @returns the problem, or null if there is none
 */
export function uploadProblem(file: {
  name: string
  size: number
}): 'fileType' | 'fileTooLarge' | null {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!ENDINGS.includes(ending)) return 'fileType'
  return file.size > MAX_FILE_BYTES ? 'fileTooLarge' : null
}
