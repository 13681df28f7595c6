import { LOCALES, type Locale } from '@studio/shared/locales'
import { z } from 'zod'

/** The field in which a document keeps this; a refused save is told under the same path. */
export const EDITS_PATH = 'edits'

/**
 * What one save can change: the words of one language, or `shared`, which is everything that all
 * languages have in common. A translator and an editor who work on one page do not meet.
 */
export type Part = 'shared' | Locale

export const PARTS: readonly Part[] = ['shared', ...LOCALES]

const stampSchema = z.object({
  /** Name or e-mail; null where no person saved, as in the set-up. */
  by: z.string().nullable(),
  /** ISO 8601. */
  at: z.string(),
  /** The open form that saved; null where it was no form of the admin. */
  screen: z.string().nullable(),
})

export type Stamp = z.infer<typeof stampSchema>

const partsSchema = z.partialRecord(z.enum(['shared', ...LOCALES]), stampSchema)

const editsSchema = z.object({ ...stampSchema.shape, parts: partsSchema })

/** Who saved a document last, and who changed each part of it last. Stored with each version. */
export type Edits = z.infer<typeof editsSchema>

const sentSchema = z.object({ screen: z.string().min(1).max(64), parts: partsSchema.default({}) })

/** What a form of the admin sends with a save: itself, and the parts as it has loaded them. */
type SentEdits = z.infer<typeof sentSchema>

/** What is stored; null for documents that nobody has saved since they are kept. */
export function readEdits(value: unknown): Edits | null {
  return editsSchema.safeParse(value).data ?? null
}

/** Null where the caller is no form, or one that has not said so. */
export function readSentEdits(value: unknown): SentEdits | null {
  const form = z.object({ isForm: z.literal(true) }).safeParse(value)
  return form.success ? (sentSchema.safeParse(value).data ?? null) : null
}

/** What a form sends. @param loaded the field's value as the server gave it */
export function sentBy(screen: string, loaded: unknown): SentEdits & { isForm: true } {
  return { isForm: true, screen, parts: readEdits(loaded)?.parts ?? readParts(loaded) }
}

function readParts(value: unknown): Edits['parts'] {
  return z.object({ parts: partsSchema }).safeParse(value).data?.parts ?? {}
}

/** What a save in a language writes over. @param locale null or `all` for every language */
export function writtenParts(locale: string | null | undefined): Part[] {
  const own = LOCALES.filter((code) => code === locale)
  return own.length > 0 ? ['shared', ...own] : [...PARTS]
}

/**
 * Who changed one of the parts after the form loaded it, the newest first. Empty: nobody else did.
 */
export function newerEdits(stored: Edits | null, sent: SentEdits, parts: Part[]): Stamp[] {
  const newer = parts.flatMap((part) => {
    const now = stored?.parts[part]
    // The form's own save, whose answer it may not have read yet.
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
 * Names of those who made a version: of all whose changes are in it and not in the one before,
 * for a version that is saved by itself again and again may be the work of two.
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
