import type { NoteFile } from '@studio/shared/review/note-files'
import type { Drafts, SentFile } from '../draft'
import type { Outbox } from '../outbox'

/**
 * The name under which the new note's files are stored. Files of a reply are stored under the name
 * of the reply's text.
 */
export const NOTE = 'note'

const onTheWay = (key: string) => `sent ${key}`

/** Moves the new note's files to the unsent note with this key. */
export function putFilesOnTheWay(
  { drafts, outbox }: { drafts: Drafts; outbox: Outbox },
  key: string,
): void {
  const { [NOTE]: files = [], ...others } = drafts.files.getSnapshot()
  const waiting = outbox.getSnapshot().map(({ note }) => onTheWay(note.key))
  // Files of notes that have been sent are removed.
  const kept = Object.entries(others).filter(
    ([name]) => !name.startsWith(onTheWay('')) || waiting.includes(name),
  )
  drafts.files.set({
    ...Object.fromEntries(kept),
    ...(files.length > 0 && { [onTheWay(key)]: files }),
  })
}

/** Moves the files of an unsent note back to the form. */
export function takeFilesBack(drafts: Drafts, key: string): void {
  const { [onTheWay(key)]: back = [], ...others } = drafts.files.getSnapshot()
  keepFiles(drafts, NOTE, [...back, ...(others[NOTE] ?? [])], others)
}

export function keepFiles(
  { files }: Drafts,
  name: string,
  kept: readonly SentFile[],
  all = files.getSnapshot(),
): void {
  const others = Object.entries(all).filter(([other]) => other !== name)
  files.set({
    ...Object.fromEntries(others),
    ...(kept.length > 0 && { [name]: [...kept] }),
  })
}

/** @returns the files in the form in which an unsent note shows them */
export function filesOnTheWay(drafts: Drafts, key: string): NoteFile[] {
  const files = drafts.files.getSnapshot()[onTheWay(key)] ?? []
  return files.map((file) => ({ ...file, isPicture: false, url: '' }))
}
