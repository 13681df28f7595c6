'use client'

import type { Anchor } from '@studio/shared/review/notes'
import type { Room, Version } from '@studio/shared/review/projects'
import { createContext, use } from 'react'
import type { Board } from '../drawing/board'
import type { Drafts } from '../notes/draft'
import type { NotesSource } from '../notes/notes-source'
import type { Outbox } from '../notes/outbox'
import type { RoomWords } from '../words'
import type { StageControl } from './stage-control'

export type NoteAddress = (versionId: string, noteId: string) => string

/** One version in its room, for all that is shown of it. */
export interface OpenVersion {
  room: Room
  version: Version
  words: RoomWords
  /** A BCP 47 tag, for moments and figures. */
  format: string
  source: NotesSource
  drafts: Drafts
  outbox: Outbox
  board: Board
  /** Where its notes can be had on paper; none in a room that no server knows. */
  pdfUrl?: string
  /** Whether files can be sent along with notes: not by guests, nor where nothing leaves the tab. */
  mayAttach: boolean
  /** The note that an address or another note has led to; null where none was named. */
  linkedNote: string | null
  /** Shows what a note is about, now or as soon as there is something to show it on. */
  show: (anchor: Anchor) => void
  openNote: (versionId: string, noteId: string) => void
  /** The address of a note; none in a room that has no address. */
  addressOf?: NoteAddress
  /** Null until the film, the board or the sound is there. */
  stage: StageControl | null
}

export const VersionContext = createContext<OpenVersion | null>(null)

export function useVersion(): OpenVersion {
  const version = use(VersionContext)
  if (!version) throw new Error('There is no version around this component.')
  return version
}
