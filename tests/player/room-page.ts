import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'
import type { RoomRole } from '../../packages/shared/src/review/projects'
import type { Rounds } from '../../packages/shared/src/review/rounds'
import { untilSeen } from '../support/review-room'
import { createTemporaryFolder } from '../support/temporary-folder'
import { servePage } from './serve-page'

const LIBRARY = fileURLToPath(new URL('../../packages/media/library', import.meta.url))

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
  calls?: unknown[][]
}

declare global {
  interface Window {
    roomPage: Situation
  }
}

export const test = base.extend<object, { url: string }>({
  url: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its pattern
    async ({}, use) => {
      const folder = await createTemporaryFolder('room')
      const { url, stop } = await servePage({
        page: 'room-page',
        films: LIBRARY,
        folder: folder.path,
      })
      await use(url)
      await stop()
      await folder.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export async function openRoom(
  page: Page,
  url: string,
  about: Partial<Situation> = {},
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
    ...about,
  }
  await page.addInitScript((told) => (window.roomPage = told), situation)
  await page.goto(url)
  if (situation.kind === 'demo') await page.getByRole('button', { name: 'Open' }).click()
  if (situation.kind !== 'board') await untilSeen(page)
}
