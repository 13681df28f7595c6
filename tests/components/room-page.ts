import type { Page } from '@playwright/test'
import type { Checks } from '../../packages/shared/src/review/media'
import type { RoomRole } from '../../packages/shared/src/review/projects'
import type { Rounds } from '../../packages/shared/src/review/rounds'
import { untilSeen } from '../support/review-room'

/** The data that the page receives; its `sample-room.ts` creates the room from it. */
interface Situation {
  kind: 'demo' | 'film' | 'board'
  locale: 'ar' | 'de' | 'en'
  noteCount: number
  isOffline: boolean
  status: 'live' | 'reconnecting' | 'ended'
  mayResolve: boolean
  rounds: Rounds | null
  role: RoomRole
  isPaid: boolean
  isNewestLate: boolean
  isCarried: boolean
  isPreparing: boolean
  versionCount?: number
  mayUpload?: boolean
  notesBeforeSigning?: number
  hasOtherRates?: boolean
  checks?: Checks | null
  calls?: unknown[][]
  hasLegalLinks?: boolean
}

declare global {
  interface Window {
    roomPage: Situation
  }
}

/** @param query the query of the room's address */
export async function openRoom(
  page: Page,
  about: Partial<Situation> = {},
  query = '',
): Promise<void> {
  const situation: Situation = {
    kind: 'film',
    locale: 'en',
    noteCount: 0,
    isOffline: false,
    status: 'live',
    mayResolve: false,
    rounds: null,
    role: 'reviewer',
    isPaid: false,
    isNewestLate: false,
    isCarried: false,
    isPreparing: false,
    ...about,
  }
  await page.addInitScript((told) => (window.roomPage = told), situation)
  await page.goto(`/room-page/${query}`)
  if (situation.kind === 'demo') await page.getByRole('button', { name: 'Open' }).click()
  const hasFilm = situation.kind !== 'board' && situation.versionCount !== 0
  if (hasFilm && !situation.isPreparing) await untilSeen(page)
}
