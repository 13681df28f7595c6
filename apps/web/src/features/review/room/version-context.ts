'use client'

import type { Room, Version } from '@studio/shared/review/projects'
import { createContext, use } from 'react'
import type { Board } from '../drawing/board'
import type { Drafts } from '../notes/draft'
import type { NotesSource } from '../notes/notes-source'
import type { Outbox } from '../notes/outbox'
import type { RoomWords } from '../words'
import type { StageControl } from './stage-control'

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
  /** Null until the film, the board or the sound is there. */
  stage: StageControl | null
}

export const VersionContext = createContext<OpenVersion | null>(null)

export function useVersion(): OpenVersion {
  const version = use(VersionContext)
  if (!version) throw new Error('There is no version around this component.')
  return version
}
