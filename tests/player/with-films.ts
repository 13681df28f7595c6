import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { createTemporaryFolder } from '../support/temporary-folder'
import { makeCountedClip } from './counted-clip'
import { FILMS } from './films'
import { servePage } from './serve-page'

/** The films are made once for each worker, and a page beside them. */
export const test = base.extend<object, { url: string }>({
  url: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its pattern
    async ({}, use) => {
      const folder = await createTemporaryFolder('films')
      const films = path.join(folder.path, 'films')
      await mkdir(films)
      for (const { file, facts } of Object.values(FILMS)) {
        await makeCountedClip(path.join(films, file), facts.rate, facts.frameCount)
      }
      const page = await servePage({ page: 'player-page', folder: films })
      await use(page.url)
      await page.stop()
      await folder.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
