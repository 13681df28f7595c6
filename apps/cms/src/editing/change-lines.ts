import { LOCALES } from '@studio/shared/locales'
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
