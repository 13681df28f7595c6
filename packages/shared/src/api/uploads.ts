import { MAX_FILE_BYTES } from './limits'

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
