import { drawingSchema } from '@studio/shared/review/drawing'
import { anchorSchema, newNoteSchema } from '@studio/shared/review/notes'
import { z } from 'zod'
import { keep, type Keeper, type Kept } from './kept'

/** What can be read of a part that an earlier release stored otherwise is kept. */
const partsSchema = z.object({
  text: z.string(),
  /** Null until something is written or drawn: then it is held where that happened. */
  anchor: anchorSchema.nullable().catch(null),
  drawing: drawingSchema.nullable().catch(null),
  /** What cannot be read is shown to fewer people rather than to more. */
  isStudioOnly: z.boolean().default(false).catch(true),
})

export type Draft = z.infer<typeof partsSchema>

export const EMPTY_DRAFT: Draft = { text: '', anchor: null, drawing: null, isStudioOnly: false }
/** For whom the next note is stays chosen when one has been sent. */
const EMPTY_STUDIO_DRAFT: Draft = { ...EMPTY_DRAFT, isStudioOnly: true }

const draftSchema = partsSchema.transform(tidyDraft)

const unsentSchema = z
  .array(z.unknown())
  .transform((notes) => notes.flatMap((note) => newNoteSchema.safeParse(note).data ?? []))

export type UnsentNotes = z.infer<typeof unsentSchema>

const textsSchema = z
  .record(z.string(), z.unknown())
  .transform((texts) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) =>
        typeof text === 'string' ? [[name, text]] : [],
      ),
    ),
  )
/** One that has arrived, and waits for words or for the note to be sent. */
const sentFileSchema = z.object({ id: z.string(), name: z.string(), size: z.number() })

export type SentFile = z.infer<typeof sentFileSchema>

const filesSchema = z.record(z.string(), z.array(sentFileSchema))

export type KeptFiles = z.infer<typeof filesSchema>

type KeptTexts = z.infer<typeof textsSchema>

/** What one person has begun at one version, and what has not arrived yet. */
export interface Drafts {
  note: Kept<Draft>
  unsent: Kept<UnsentNotes>
  /** Replies and changes, by name. */
  texts: Kept<KeptTexts>
  /** What is attached, by the name of what it is attached to. */
  files: Kept<KeptFiles>
}

/** @param person several people may use one browser: nobody finds the words of another */
export function openDrafts(keeper: Keeper, person: string, versionId: string): Drafts {
  const name = (part: string) => `review ${person} ${versionId} ${part}`
  return {
    note: keep(keeper, name('note'), draftSchema, EMPTY_DRAFT),
    unsent: keep(keeper, name('unsent'), unsentSchema, []),
    texts: keep(keeper, name('texts'), textsSchema, {}),
    files: keep(keeper, name('files'), filesSchema, {}),
  }
}

/** Where nothing is written or drawn, nothing is held at a place either. */
export function tidyDraft(draft: Draft): Draft {
  return draft.text === '' && draft.drawing === null ? emptyDraft(draft) : draft
}

/** What is left of a draft that was sent or thrown away. */
export function emptyDraft({ isStudioOnly }: Draft): Draft {
  return isStudioOnly ? EMPTY_STUDIO_DRAFT : EMPTY_DRAFT
}

export function isEmptyDraft(draft: Draft): boolean {
  return draft === EMPTY_DRAFT || draft === EMPTY_STUDIO_DRAFT
}
