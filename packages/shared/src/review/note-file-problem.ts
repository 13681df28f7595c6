import { MAX_NOTE_FILE_BYTES } from './note-files'
import { endingOf, versionFileProblem } from './uploads'

/**
 * The types of files that can be attached to a note. Other types can only be uploaded as a version.
 */
export const NOTE_FILE_ENDINGS = [
  ...['jpg', 'jpeg', 'png', 'apng', 'webp', 'avif', 'gif', 'tif', 'tiff', 'heic'],
  ...['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi', 'mpg', 'mpeg', 'mts', 'm2ts', 'mxf'],
  ...['wav', 'mp3', 'm4a', 'aac', 'flac', 'ogg', 'opus', 'aif', 'aiff'],
  ...['pdf', 'doc', 'docx', 'odt', 'rtf', 'pages', 'xls', 'xlsx', 'ods', 'numbers', 'csv'],
  ...['ppt', 'pptx', 'odp', 'key', 'txt', 'md', 'srt', 'vtt'],
] as const

/** @returns the reason to refuse a file before its upload begins, or null if there is none */
export function noteFileProblem(file: {
  name: string
  size: number
}): ReturnType<typeof versionFileProblem> {
  const problem = versionFileProblem(file)
  if (problem) return problem
  const ending = endingOf(file.name)
  if (!NOTE_FILE_ENDINGS.some((known) => known === ending)) return 'fileType'
  return file.size > MAX_NOTE_FILE_BYTES ? 'fileTooLarge' : null
}
