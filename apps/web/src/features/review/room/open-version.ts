import type { Room, Version } from '@studio/shared/review/projects'
import { createBoard } from '../drawing/board'
import { openDrafts } from '../notes/draft'
import type { BrowserStorage } from '@/lib/persisted-store'
import type { NotesSource } from '../notes/notes-source'
import { createOutbox } from '../notes/outbox'
import { NOTE_QUERY, PLACE_QUERY, VERSION_QUERY } from '@studio/shared/review/anchor-address'

interface Options {
  room: Room
  openSource: (version: Version) => NotesSource
  keeper: BrowserStorage
}

type Opened = ReturnType<typeof openVersion>

/**
 * Opens each version only once, so that its drafts are still there when the reader returns to it.
 */
export function versionOpener(options: Options): (version: Version) => Opened {
  const opened = new Map<string, Opened>()
  return (version) => {
    const known = opened.get(version.id) ?? openVersion(version, options)
    opened.set(version.id, known)
    return known
  }
}

/** Opens a version for one person, with its notes, drafts and unsent notes. */
function openVersion(version: Version, { room, openSource, keeper }: Options) {
  const you = room.people.find(({ isYou }) => isYou)
  const source = openSource(version)
  const drafts = openDrafts(keeper, you?.id ?? you?.name ?? '', version.id)
  const board = createBoard(drafts.note.getSnapshot().drawing?.shapes ?? [])
  return { source, drafts, board, outbox: createOutbox(source, drafts.unsent) }
}

/** Puts the version into the page's address, so that it can be shared. */
export function nameVersion(id: string): void {
  const url = new URL(location.href)
  url.searchParams.set(VERSION_QUERY, id)
  url.searchParams.delete(PLACE_QUERY)
  url.searchParams.delete(NOTE_QUERY)
  history.replaceState(history.state, '', url)
}

/** @returns the address of a note in this room, for readers with the same kind of access */
export function noteAddress(versionId: string, noteId: string): string {
  const url = new URL(location.pathname, location.origin)
  url.searchParams.set(VERSION_QUERY, versionId)
  url.searchParams.set(NOTE_QUERY, noteId)
  return url.href
}
