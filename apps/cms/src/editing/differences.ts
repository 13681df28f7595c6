import { LOCALES } from '@studio/shared/locales'
import { z } from 'zod'
import type { FieldChange } from './compare-documents'

const LANGUAGE = new Intl.DisplayNames('en', { type: 'language' })

const ENDINGS = {
  changed: '',
  added: ' added',
  removed: ' removed',
  moved: ' in another order',
} as const satisfies Record<FieldChange['what'], string>

/** Changes for the admin, one line per field: `Hero 1: Title (English, German)`. */
export function changeLines(changes: FieldChange[]): string[] {
  const parts = new Map<string, Set<string>>()
  for (const { path, part, what } of changes) {
    const line = `${path.join(': ')}${ENDINGS[what]}`
    parts.set(line, (parts.get(line) ?? new Set()).add(part))
  }
  return [...parts].map(([line, changed]) => {
    const languages = LOCALES.filter((code) => changed.has(code)).map((code) => LANGUAGE.of(code))
    return languages.length === 0 ? line : `${line} (${languages.join(', ')})`
  })
}

export interface Difference {
  /** For the admin: `Hero 1: Title (English)`. */
  field: string
  /** The text of the value; null if it is empty or not a text. */
  theirs: string | null
  mine: string | null
}

/** Enough to recognize the text; the form and the versions hold all of it. */
const MAX_LENGTH = 240

/** @param changes from the newest version to the form's values */
export function differencesOf(changes: FieldChange[]): Difference[] {
  return changes.map((change) => ({
    field: changeLines([change]).join(),
    theirs: excerpt(change.before),
    mine: excerpt(change.after),
  }))
}

function excerpt(value: unknown): string | null {
  const text = plainText(value).trim()
  if (text === '') return null
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

const nodeSchema = z.looseObject({
  text: z.string().optional(),
  children: z.array(z.unknown()).optional(),
})

/** The plain text of a string or a rich text. Other values, such as ids, give an empty string. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  const rich = z.looseObject({ root: nodeSchema }).safeParse(value).data
  return rich ? (rich.root.children?.map(textOf).join('\n') ?? '') : ''
}

function textOf(value: unknown): string {
  const node = nodeSchema.safeParse(value).data
  return node?.text ?? node?.children?.map(textOf).join('') ?? ''
}
