'use client'

import type { Anchor } from '@studio/shared/review/notes'
import type { Room, Version } from '@studio/shared/review/projects'
import { createContext, use } from 'react'
import type { Board } from '../drawing/board'
import type { Drafts } from '../notes/draft'
import type { NotesSource } from '../notes/notes-source'
import type { Outbox } from '../notes/outbox'
import type { StageControl } from './stage-control'

export type NoteAddress = (versionId: string, noteId: string) => string

/** A version in its room. All components below read it from the context. */
export interface OpenVersion {
  room: Room
  version: Version
  /** BCP 47 tag for times and numbers. */
  format: string
  source: NotesSource
  drafts: Drafts
  outbox: Outbox
  board: Board
  /** The address of the notes as PDF. Missing in the demonstration. */
  pdfUrl?: string
  /** Whether files can be attached to notes; false for guests and in the demonstration. */
  mayAttach: boolean
  /** The note to which an address or another note has linked; null without one. */
  linkedNote: string | null
  /** Goes to the place of a note at once, or as soon as the player or viewer is mounted. */
  show: (anchor: Anchor) => void
  openNote: (versionId: string, noteId: string) => void
  /** @returns the address of a note. Missing in a room without an address */
  addressOf?: NoteAddress
  /** The stage, or null until the film, board or sound is mounted. */
  stage: StageControl | null
}

export const VersionContext = createContext<OpenVersion | null>(null)

export function useVersion(): OpenVersion {
  const version = use(VersionContext)
  if (!version) throw new Error('There is no version around this component.')
  return version
}
