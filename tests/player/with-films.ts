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
      const clips = path.join(folder.path, 'clips')
      await mkdir(clips)
      for (const { file, facts } of Object.values(FILMS)) {
        await makeCountedClip(path.join(clips, file), facts.rate, facts.frameCount)
      }
      const { url, stop } = await servePage({
        page: 'player-page',
        films: clips,
        folder: folder.path,
      })
      await use(url)
      await stop()
      await folder.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
