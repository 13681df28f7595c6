import { drawingSchema } from '@studio/shared/review/drawing'
import { anchorSchema, newNoteSchema } from '@studio/shared/review/notes'
import { z } from 'zod'
import {
  createPersistedStore,
  type BrowserStorage,
  type PersistedStore,
} from '@/lib/persisted-store'

/**
 * Drafts of an older release may have invalid parts. These are replaced by defaults, and valid
 * parts are kept.
 */
const partsSchema = z.object({
  text: z.string(),
  /** Null while the draft has neither text nor drawing. Afterwards the position is fixed. */
  anchor: anchorSchema.nullable().catch(null),
  drawing: drawingSchema.nullable().catch(null),
  /** If the value is invalid, the text is shown to fewer people rather than to more. */
  isStudioOnly: z.boolean().default(false).catch(true),
})

export type Draft = z.infer<typeof partsSchema>

export const EMPTY_DRAFT: Draft = { text: '', anchor: null, drawing: null, isStudioOnly: false }
/** An empty draft for the studio only. The audience stays selected after a note was sent. */
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
/** An uploaded file that is attached to a draft or to an unsent note. */
const sentFileSchema = z.object({ id: z.string(), name: z.string(), size: z.number() })

export type SentFile = z.infer<typeof sentFileSchema>

const filesSchema = z.record(z.string(), z.array(sentFileSchema))

export type KeptFiles = z.infer<typeof filesSchema>

type KeptTexts = z.infer<typeof textsSchema>

/** A person's drafts and unsent notes for one version. */
export interface Drafts {
  note: PersistedStore<Draft>
  unsent: PersistedStore<UnsentNotes>
  /** Texts of replies and edits, by name. */
  texts: PersistedStore<KeptTexts>
  /** Attached files, by the name of the text to which they belong. */
  files: PersistedStore<KeptFiles>
}

/** @param person keeps the drafts of people apart who share a browser */
export function openDrafts(keeper: BrowserStorage, person: string, versionId: string): Drafts {
  const name = (part: string) => `review ${person} ${versionId} ${part}`
  return {
    note: createPersistedStore(keeper, name('note'), draftSchema, EMPTY_DRAFT),
    unsent: createPersistedStore(keeper, name('unsent'), unsentSchema, []),
    texts: createPersistedStore(keeper, name('texts'), textsSchema, {}),
    files: createPersistedStore(keeper, name('files'), filesSchema, {}),
  }
}

/** Removes the position of a draft that has neither text nor drawing. */
export function tidyDraft(draft: Draft): Draft {
  return draft.text === '' && draft.drawing === null ? emptyDraft(draft) : draft
}

/** @returns the draft that remains after it was sent or discarded */
export function emptyDraft({ isStudioOnly }: Draft): Draft {
  return isStudioOnly ? EMPTY_STUDIO_DRAFT : EMPTY_DRAFT
}

export function isEmptyDraft(draft: Draft): boolean {
  return draft === EMPTY_DRAFT || draft === EMPTY_STUDIO_DRAFT
}
