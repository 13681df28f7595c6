/** What may come with a message: documents and pictures that people look at, nothing that runs. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const

export type FileType = (typeof FILE_TYPES)[number]

export const EXTENSIONS: Record<FileType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

export function isFileType(value: string | undefined): value is FileType {
  return FILE_TYPES.some((type) => type === value)
}
