import type { Page } from '@playwright/test'
import type { RoomRole } from '../../packages/shared/src/review/projects'
import type { Rounds } from '../../packages/shared/src/review/rounds'
import { untilSeen } from '../support/review-room'

/** What the page is told: see its `sample-room.ts`. */
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
  isPreparing: boolean
  calls?: unknown[][]
}

declare global {
  interface Window {
    roomPage: Situation
  }
}

export async function openRoom(page: Page, about: Partial<Situation> = {}): Promise<void> {
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
    isPreparing: false,
    ...about,
  }
  await page.addInitScript((told) => (window.roomPage = told), situation)
  await page.goto('/room-page/')
  if (situation.kind === 'demo') await page.getByRole('button', { name: 'Open' }).click()
  if (situation.kind !== 'board' && !situation.isPreparing) await untilSeen(page)
}
