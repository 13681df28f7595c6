'use client'

import type { Room, Version } from '@studio/shared/review/projects'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { BrowserStorage } from '@/lib/persisted-store'
import type { RoundsSource } from './rounds-source'

/** The approval of a deliverable, as seen from one of its versions. */
export interface Approval {
  source: RoundsSource
  room: Room
  /** The shown version. */
  version: Version
  /** BCP 47 tag for days and numbers. */
  format: string
  /** Storage of unsent answers. */
  keeper: BrowserStorage
  termsHref: string
  /**
   * Set in the demonstration. `certificate` is shown in place of certificates, `onward` after the
   * signature.
   */
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
