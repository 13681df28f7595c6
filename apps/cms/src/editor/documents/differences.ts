import { DEFAULT_LOCALE, LOCALES } from '@studio/shared/locales'
import { z } from 'zod'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { labelIn } from '../../platform/admin-language/label-in'
import { editingWords } from './admin/words'
import type { FieldChange, PathPart } from './compare-documents'

/** Writes a path as `Hero 1: Title`, in a language of the admin. */
export function pathText(path: PathPart[], language: string): string {
  return path
    .map(({ label, position }) => {
      const name = labelIn(label, language)
      return position === undefined ? name : `${name} ${position}`
    })
    .join(': ')
}

/**
 * Describes changes for the admin, one line per field: `Hero 1: Title (English, German)`.
 *
 * @param language the language of the admin, not of the document
 */
export function changeLines(changes: FieldChange[], language: string = DEFAULT_LOCALE): string[] {
  const { CHANGE_TEXTS } = wordsIn(editingWords, { language })
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const parts = new Map<string, Set<string>>()
  for (const { path, part, what, before } of changes) {
    const line = CHANGE_TEXTS[what](pathText(path, language), String(before))
    parts.set(line, (parts.get(line) ?? new Set()).add(part))
  }
  return [...parts].map(([line, changed]) => {
    const languages = LOCALES.filter((code) => changed.has(code)).map((code) => names.of(code))
    return languages.length === 0 ? line : `${line} (${languages.join(', ')})`
  })
}

export interface Difference {
  /** The name of the field for the admin, such as `Hero 1: Title (English)`. */
  field: string
  /** The text of the other person's value, or null if it is empty or not a text. */
  theirs: string | null
  mine: string | null
}

/**
 * The maximum number of characters of a text in the dialog. They are enough to recognize it; the
 * form and the versions contain the whole text.
 */
const MAX_LENGTH = 240

/** @param changes the changes from the newest version to the form's values */
export function differencesOf(
  changes: FieldChange[],
  language: string = DEFAULT_LOCALE,
): Difference[] {
  return changes.map((change) => ({
    field: changeLines([change], language).join(),
    theirs: change.what === 'changed' ? excerpt(change.before) : null,
    mine: change.what === 'changed' ? excerpt(change.after) : null,
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

/**
 * Returns the plain text of a string or a rich text. For other values, such as ids, it returns an
 * empty string.
 */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  const rich = z.looseObject({ root: nodeSchema }).safeParse(value).data
  return rich ? (rich.root.children?.map(textOf).join('\n') ?? '') : ''
}

function textOf(value: unknown): string {
  const node = nodeSchema.safeParse(value).data
  return node?.text ?? node?.children?.map(textOf).join('') ?? ''
}
