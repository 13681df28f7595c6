import { z } from 'zod'
import { optionalLine, requiredLine } from '../contracts/fields'
import { idField } from './projects'

/** The maximum bytes of one version's file, and of one chunk of an upload. */
export const MAX_VERSION_BYTES = 5 * 1024 ** 3
export const MAX_PIECE_BYTES = 16 * 1024 ** 2

export const MAX_FILE_NAME_LENGTH = 200

/**
 * The path of uploads. They use tus, a protocol that resumes interrupted uploads:
 * https://tus.io/protocols/resumable-upload
 */
export const UPLOADS_PATH = '/review/uploads'

/** The purpose of an upload: the next version, a page of a version, or an attachment of a note. */
export const UPLOAD_PURPOSES = ['version', 'page', 'attachment'] as const

export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** The metadata in the first request of an upload, which is in tus's header `Upload-Metadata`. */
export const uploadMetadataSchema = z.strictObject({
  purpose: z.enum(UPLOAD_PURPOSES, 'invalidChoice').default('version'),
  deliverable: idField,
  filename: requiredLine(MAX_FILE_NAME_LENGTH),
  /**
   * The type of the file according to the browser. Processing detects the real type from the
   * content.
   */
  filetype: optionalLine(200).nullable(),
})

/**
 * Endings of files that run when they are opened, and of playlists that lead a player to other
 * servers. All other types can be stored and downloaded.
 */
const REFUSED = [
  ...['app', 'apk', 'bat', 'cmd', 'com', 'cpl', 'deb', 'dll', 'dmg', 'exe', 'gadget', 'hta'],
  ...['inf', 'iso', 'jar', 'js', 'jse', 'lnk', 'mjs', 'msc', 'msi', 'msp', 'pif', 'pkg', 'ps1'],
  ...['reg', 'rpm', 'scf', 'scr', 'sh', 'sys', 'url', 'vb', 'vbe', 'vbs', 'wasm', 'ws', 'wsf'],
  ...['htm', 'html', 'mht', 'mhtml', 'php', 'shtml', 'svg', 'svgz', 'swf', 'xht', 'xhtml'],
  ...['asx', 'concat', 'ffconcat', 'm3u', 'm3u8', 'mpd', 'pls', 'sdp', 'smil', 'wpl', 'xspf'],
]

/**
 * Matches invisible characters, and dots and blanks at the end, which Windows drops from file
 * names.
 */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu
const DROPPED = /[\s.\p{Z}\u2800]+$/u

/**
 * Finds the file ending that decides which program opens a file.
 * @returns the ending in lower case, without the dot; empty if there is none
 */
export function endingOf(fileName: string): string {
  const name = fileName.normalize('NFKC').replaceAll(INVISIBLE, '').replace(DROPPED, '')
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/**
 * Windows reads `page.html:x` as a part of the file `page.html`, so the name before a colon is
 * checked as well.
 */
function isRefused(fileName: string): boolean {
  const [file = ''] = fileName.normalize('NFKC').split(/:(?=[^/\\]*$)/, 1)
  return [fileName, file].some((name) => REFUSED.includes(endingOf(name)))
}

/** @returns the reason to refuse a file before its upload begins, or null if there is none */
export function versionFileProblem(file: {
  name: string
  size: number
}): 'required' | 'fileType' | 'fileTooLarge' | null {
  if (file.size === 0) return 'required'
  if (isRefused(file.name)) return 'fileType'
  return file.size > MAX_VERSION_BYTES ? 'fileTooLarge' : null
}

/** The maximum number of pictures that form one version, each as a page. */
export const MAX_PICTURES = 100

const PICTURE_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif', 'tiff']

/**
 * @returns the reason to refuse a file as a page of a version before its upload begins, or null if
 * there is none
 */
export function pictureFileProblem(file: {
  name: string
  size: number
}): ReturnType<typeof versionFileProblem> {
  const problem = versionFileProblem(file)
  return problem ?? (PICTURE_ENDINGS.includes(endingOf(file.name)) ? null : 'fileType')
}

/** The ids of uploads, in the order of the pages. */
export const picturesSchema = z.strictObject({
  uploads: z
    .array(z.string().regex(/^[0-9a-f]{32}$/, 'wrongType'))
    .min(1, 'required')
    .max(MAX_PICTURES, 'tooLong')
    .refine((ids) => new Set(ids).size === ids.length, 'invalidChoice'),
})
