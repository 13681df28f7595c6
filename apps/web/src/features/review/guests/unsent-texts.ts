import { openDrafts } from '../notes/draft'
import type { BrowserStorage } from '@/lib/persisted-store'

/** The pattern of the storage keys of drafts: person, version and part. */
const DRAFT = /^review (.*) (\d+) (?:note|unsent|texts)$/

/**
 * Finds all unsent texts of a person in a room, including those on versions that no longer exist.
 * @param names all keys in the storage
 */
export function unsentTexts(keeper: BrowserStorage, names: readonly string[]): string[] {
  const places = new Map<string, [string, string]>()
  for (const name of names) {
    const [, person, version] = DRAFT.exec(name) ?? []
    if (person !== undefined && version) places.set(`${version} ${person}`, [person, version])
  }
  const texts = [...places.values()].flatMap(([person, version]) => {
    const { note, unsent, texts: begun } = openDrafts(keeper, person, version)
    const replies = Object.entries(begun.getSnapshot())
    return [
      ...unsent.getSnapshot().map(({ text }) => text),
      note.getSnapshot().text,
      ...replies.flatMap(([name, text]) => (/^(?:reply|edit) /.test(name) ? [text] : [])),
    ]
  })
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
}
