import { LOCALES, type Locale } from '@studio/shared/locales'
import { z } from 'zod'

/** The field that stores the edits. The error of a refused save has the same path. */
export const EDITS_PATH = 'edits'

/**
 * The parts of a document that are saved separately: the texts of each locale, and `shared` for
 * everything else. A translator and an editor who work on the same page therefore do not conflict.
 */
export type Part = 'shared' | Locale

export const PARTS: readonly Part[] = ['shared', ...LOCALES]

const stampSchema = z.object({
  /** The name or email address of the account, or null if no account saved, as in the setup. */
  by: z.string().nullable(),
  /** A time in the format of ISO 8601. */
  at: z.string(),
  /**
   * The id of the open form that saved, or null if the save did not come from a form of the admin.
   */
  screen: z.string().nullable(),
})

export type Stamp = z.infer<typeof stampSchema>

const partsSchema = z.partialRecord(z.enum(['shared', ...LOCALES]), stampSchema)

const editsSchema = z.object({ ...stampSchema.shape, parts: partsSchema })

/** Who saved a document and each of its parts last. It is stored with each version. */
export type Edits = z.infer<typeof editsSchema>

const sentSchema = z.object({ screen: z.string().min(1).max(64), parts: partsSchema.default({}) })

/**
 * The data that a form of the admin sends with each save: the form's id, and the record of the
 * document's earlier edits at the time when the form loaded it.
 */
type SentEdits = z.infer<typeof sentSchema>

/** @returns null if the document was last saved before edits were recorded */
export function readEdits(value: unknown): Edits | null {
  return editsSchema.safeParse(value).data ?? null
}

/** @returns null if the caller is not a form of the admin */
export function readSentEdits(value: unknown): SentEdits | null {
  const form = z.object({ isForm: z.literal(true) }).safeParse(value)
  return form.success ? (sentSchema.safeParse(value).data ?? null) : null
}

/**
 * Makes the value that a form sends.
 *
 * @param loaded the field's value from the server
 */
export function sentBy(screen: string, loaded: unknown): SentEdits & { isForm: true } {
  return { isForm: true, screen, parts: readEdits(loaded)?.parts ?? readParts(loaded) }
}

function readParts(value: unknown): Edits['parts'] {
  return z.object({ parts: partsSchema }).safeParse(value).data?.parts ?? {}
}

/**
 * Lists the parts that a save in a locale overwrites.
 *
 * @param locale null or `all` stands for every locale
 */
export function writtenParts(locale: string | null | undefined): Part[] {
  const own = LOCALES.filter((code) => code === locale)
  return own.length > 0 ? ['shared', ...own] : [...PARTS]
}

/**
 * Lists the changes that others have made to the given parts since the form loaded them, newest
 * first.
 */
export function newerEdits(stored: Edits | null, sent: SentEdits, parts: Part[]): Stamp[] {
  const newer = parts.flatMap((part) => {
    const now = stored?.parts[part]
    // The form itself saved last, and may not have received the response yet.
    if (!now || now.screen === sent.screen) return []
    const loaded = sent.parts[part]
    return loaded?.at === now.at && loaded.screen === now.screen ? [] : [now]
  })
  return newer.sort((a, b) => b.at.localeCompare(a.at))
}

export function stamped(before: Edits | null, parts: Part[], stamp: Stamp): Edits {
  const changed = Object.fromEntries(parts.map((part) => [part, stamp]))
  return { ...stamp, parts: { ...before?.parts, ...changed } }
}

/**
 * Names the authors of a version: everybody whose changes are in this version but not in the one
 * before. An autosaved version may contain the work of two people.
 */
export function authorsOf(version: Edits | null, before: Edits | null): (string | null)[] {
  if (!version) return []
  const changed = PARTS.flatMap((part) => {
    const stamp = version.parts[part]
    const old = before?.parts[part]
    return stamp && (stamp.at !== old?.at || stamp.screen !== old.screen) ? [stamp.by] : []
  })
  return [...new Set([version.by, ...changed])]
}
