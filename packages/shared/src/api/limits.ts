import type { ApiCall } from './call'

/** Bytes of a JSON body, of one file, and of what stands around it in a form. */
export const MAX_JSON_BYTES = 64 * 1024
export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const MAX_FORM_BYTES = MAX_FILE_BYTES + MAX_JSON_BYTES

/** The same for a composed set: each of its pictures, and all that comes with it. */
export const MAX_SET_PICTURE_BYTES = 8 * 1024 * 1024
export const MAX_SET_FORM_BYTES = 24 * 1024 * 1024

/** Bytes of what a call takes as `multipart/form-data`; 0 where it takes no form. */
export function mostFormBytes({ takesFile, takesPictures }: ApiCall): number {
  if (takesPictures) return MAX_SET_FORM_BYTES
  return takesFile ? MAX_FORM_BYTES : 0
}

/** The name of the file's field in `multipart/form-data`. */
export const FILE_FIELD = 'file'

/** What may come with a form, by its ending; the CMS looks into the file as well. */
const ENDINGS = ['pdf', 'jpg', 'jpeg', 'png', 'webp']

/** For the `accept` of a file field. */
export const ACCEPTED_ENDINGS = ENDINGS.map((ending) => `.${ending}`).join(',')

/** What speaks against a file before anybody has looked into it. */
export function uploadProblem(file: {
  name: string
  size: number
}): 'fileType' | 'fileTooLarge' | null {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!ENDINGS.includes(ending)) return 'fileType'
  return file.size > MAX_FILE_BYTES ? 'fileTooLarge' : null
}
