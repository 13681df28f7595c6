'use client'

import type { Room, Version } from '@studio/shared/review/projects'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Keeper } from '../notes/kept'
import type { RoomWords } from '../words'
import type { RoundsSource } from './rounds-source'

/** The approval of a deliverable, seen from one of its versions. */
export interface Approval {
  source: RoundsSource
  room: Room
  /** The one that is shown. */
  version: Version
  words: RoomWords
  /** A BCP 47 tag, for days and figures. */
  format: string
  /** Where an answer waits that has not been sent. */
  keeper: Keeper
  termsHref: string
  /** Where nothing is real: what stands in place of the certificates, and after the signature. */
  demonstration?: { certificate: string; onward: ReactNode }
}

export const ApprovalContext = createContext<Approval | null>(null)

export function useApproval(): Approval {
  const approval = use(ApprovalContext)
  if (!approval) throw new Error('There is no approval around this component.')
  return approval
}

export function useRounds(source: RoundsSource) {
  return useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot)
}
