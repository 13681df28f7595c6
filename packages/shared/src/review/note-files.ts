import { z } from 'zod'

/** The maximum number of files per note or reply, and the maximum bytes per file. */
export const MAX_NOTE_FILES = 5
export const MAX_NOTE_FILE_BYTES = 50 * 1024 ** 2

export const noteFileSchema = z.object({
  id: z.string(),
  /** The file's original name. */
  name: z.string(),
  /** Size in bytes. */
  size: z.number().nonnegative(),
  /** Whether browsers can show the file as a small picture. */
  isPicture: z.boolean(),
  /** The file's address on this site, which checks the reader's access. */
  url: z.string(),
})

export type NoteFile = z.infer<typeof noteFileSchema>

/** The ids of complete uploads of the note's author. */
export const newNoteFilesSchema = z
  .array(z.string().regex(/^[0-9a-f]{32}$/, 'wrongType'))
  .max(MAX_NOTE_FILES, 'tooLong')
  .refine((ids) => new Set(ids).size === ids.length, 'invalidChoice')
