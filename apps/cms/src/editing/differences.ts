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

/** Changes as an editor reads them, one line a field: `Hero 1: Title (English, German)`. */
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

/** A field in which a form and the newest version differ. */
export interface Difference {
  /** As an editor reads it: `Hero 1: Title (English)`. */
  field: string
  /** What stands there; null for nothing, and where it is no text. */
  theirs: string | null
  mine: string | null
}

/** So much of a text that it is recognised; all of it is in the form and in the versions. */
const LONGEST = 240

/** @param changes from the newest version to what the form holds */
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
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const nodeSchema = z.looseObject({
  text: z.string().optional(),
  children: z.array(z.unknown()).optional(),
})

/** A text, or rich text as the editor stores it. Ids of other documents say nothing to a reader. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  const rich = z.looseObject({ root: nodeSchema }).safeParse(value).data
  return rich ? (rich.root.children?.map(textOf).join('\n') ?? '') : ''
}

function textOf(value: unknown): string {
  const node = nodeSchema.safeParse(value).data
  return node?.text ?? node?.children?.map(textOf).join('') ?? ''
}
