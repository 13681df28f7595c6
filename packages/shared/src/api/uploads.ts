import { MAX_FILE_BYTES } from './limits'

/** What may be sent, by its ending; whoever receives it looks into the file as well. */
const UPLOAD_TYPES = {
  application: { pdf: 'application/pdf', zip: 'application/zip' },
  virtualSet: {
    pdf: 'application/pdf',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
  },
} as const satisfies Record<string, Record<string, string>>

export type UploadKind = keyof typeof UPLOAD_TYPES

/** For the `accept` of a file field: `.pdf,.zip`. */
export function acceptedEndings(kind: UploadKind): string {
  return Object.keys(UPLOAD_TYPES[kind])
    .map((ending) => `.${ending}`)
    .join(',')
}

/** The type that goes with a file's ending, or null where such files are not taken. */
export function uploadType(kind: UploadKind, filename: string): string | null {
  const ending = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
  const types: Record<string, string> = UPLOAD_TYPES[kind]
  return Object.hasOwn(types, ending) ? (types[ending] ?? null) : null
}

/** What speaks against a file before anybody has looked into it. */
export function uploadProblem(
  kind: UploadKind,
  file: { name: string; size: number },
): 'fileType' | 'fileTooLarge' | null {
  if (uploadType(kind, file.name) === null) return 'fileType'
  return file.size > MAX_FILE_BYTES ? 'fileTooLarge' : null
}
