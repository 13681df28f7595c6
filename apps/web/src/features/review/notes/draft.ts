import { drawingSchema } from '@studio/shared/review/drawing'
import { anchorSchema, newNoteSchema } from '@studio/shared/review/notes'
import { z } from 'zod'
import { keep, type Keeper, type Kept } from './kept'

const draftSchema = z.object({
  text: z.string(),
  /** Null until something is written or drawn: then it is held where that happened. */
  anchor: anchorSchema.nullable(),
  drawing: drawingSchema.nullable(),
})

export type Draft = z.infer<typeof draftSchema>

export const EMPTY_DRAFT: Draft = { text: '', anchor: null, drawing: null }

const unsentSchema = z.array(newNoteSchema)

export type UnsentNotes = z.infer<typeof unsentSchema>

const textsSchema = z.record(z.string(), z.string())

type KeptTexts = z.infer<typeof textsSchema>

/** What one person has begun at one version, and what has not arrived yet. */
export interface Drafts {
  note: Kept<Draft>
  unsent: Kept<UnsentNotes>
  /** Replies and changes, by name. */
  texts: Kept<KeptTexts>
}

/** @param person several people may use one browser: nobody finds the words of another */
export function openDrafts(keeper: Keeper, person: string, versionId: string): Drafts {
  const name = (part: string) => `review ${person} ${versionId} ${part}`
  return {
    note: keep(keeper, name('note'), draftSchema, EMPTY_DRAFT),
    unsent: keep(keeper, name('unsent'), unsentSchema, []),
    texts: keep(keeper, name('texts'), textsSchema, {}),
  }
}

/** Where nothing is written or drawn, nothing is held at a place either. */
export function tidyDraft(draft: Draft): Draft {
  return draft.text === '' && draft.drawing === null ? EMPTY_DRAFT : draft
}
