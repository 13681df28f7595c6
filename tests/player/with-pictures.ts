import path from 'node:path'
import { test as base } from '@playwright/test'
import type { readPicture } from '../../apps/web/src/features/virtual-set/intake/read-picture'
import type {
  createKeyer,
  USUAL_KEYING,
} from '../../apps/web/src/features/virtual-set/keying/create-keyer'
import { browserOptions } from '../support/browser-options'
import { createTemporaryFolder } from '../support/temporary-folder'
import { servePage } from './serve-page'

declare global {
  interface Window {
    picturePage: {
      readPicture: typeof readPicture
      createKeyer: typeof createKeyer
      USUAL_KEYING: typeof USUAL_KEYING
    }
    requestPage: {
      loadRequestedSet: (
        ticket: string,
      ) => Promise<{ scene: object; pictures: Map<string, Blob> } | 'gone' | 'failed'>
    }
  }
}

const LIBRARY = path.resolve(import.meta.dirname, '../../packages/media/library/stills')

/** Part of the virtual set on a page of its own, beside the library's pictures. */
function testOf(page: string) {
  return base.extend<object, { url: string }>({
    launchOptions: [
      {
        ...browserOptions(),
        // A graphics card drawn by the processor: what WebGL does, only slower.
        args: [
          ...(browserOptions().args ?? []).filter((arg) => arg !== '--disable-gpu'),
          '--use-angle=swiftshader',
          '--enable-unsafe-swiftshader',
        ],
      },
      { scope: 'worker' },
    ],
    url: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs off its pattern
      async ({}, use) => {
        const folder = await createTemporaryFolder('pictures')
        const { url, stop } = await servePage({ page, films: LIBRARY, folder: folder.path })
        await use(url)
        await stop()
        await folder.remove()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  })
}

export const test = testOf('picture-page')
export const requestTest = testOf('request-page')
