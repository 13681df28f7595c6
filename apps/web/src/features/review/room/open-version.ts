import type { Room, Version } from '@studio/shared/review/projects'
import { createBoard } from '../drawing/board'
import { openDrafts } from '../notes/draft'
import type { Keeper } from '../notes/kept'
import type { NotesSource } from '../notes/notes-source'
import { createOutbox } from '../notes/outbox'

/** What one person has of a version: its notes, what was begun here, and what has not arrived. */
export function openVersion(
  room: Room,
  version: Version,
  openSource: (version: Version) => NotesSource,
  keeper: Keeper,
) {
  const you = room.people.find(({ isYou }) => isYou)
  const source = openSource(version)
  const drafts = openDrafts(keeper, you?.id ?? you?.name ?? '', version.id)
  const board = createBoard(drafts.note.getSnapshot().drawing?.shapes ?? [])
  return { source, drafts, board, outbox: createOutbox(source, drafts.unsent) }
}
