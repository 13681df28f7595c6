import type { Page } from '@playwright/test'
import type { RoomRole } from '../../packages/shared/src/review/projects'
import type { Rounds } from '../../packages/shared/src/review/rounds'
import { untilSeen } from '../support/review-room'

/** Data for the page: see its `sample-room.ts`. */
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
  calls?: unknown[][]
}

declare global {
  interface Window {
    roomPage: Situation
  }
}

/** @param query of the room's address */
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

/** The row of the version that is shown, in the menu of all versions. */
export const currentVersion = (page: Page) => page.locator('.room-version-row[aria-current]')

/** Opens a version by its button, or by the menu if the buttons do not fit into the row. */
export async function goToVersion(page: Page, number: number): Promise<void> {
  const label = { hasText: new RegExp(`V${number}\\b`) }
  const button = page.locator('.room-version-button').filter(label)
  if (await button.isVisible()) return button.click()
  await page.locator('.room-versions-open').click()
  await page.locator('.room-version-row').filter(label).click()
}
