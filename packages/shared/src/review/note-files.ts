import { z } from 'zod'

/** Files that one note or reply carries, and bytes of one. */
export const MOST_NOTE_FILES = 5
export const MAX_NOTE_FILE_BYTES = 50 * 1024 ** 2

export const noteFileSchema = z.object({
  id: z.string(),
  /** The file's original name. */
  name: z.string(),
  /** Bytes. */
  size: z.number().nonnegative(),
  /** A browser may show it as a small picture. */
  isPicture: z.boolean(),
  /** An address of this site, which asks who it is. */
  url: z.string(),
})

export type NoteFile = z.infer<typeof noteFileSchema>

/** The ids of one's own uploads that have come whole. */
export const newNoteFilesSchema = z
  .array(z.string().regex(/^[0-9a-f]{32}$/, 'wrongType'))
  .max(MOST_NOTE_FILES, 'tooLong')
  .refine((ids) => new Set(ids).size === ids.length, 'invalidChoice')
