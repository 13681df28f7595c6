import { test as base } from '@playwright/test'
import type { readPicture } from '../../apps/web/src/features/virtual-set/intake/read-picture'
import type {
  createKeyer,
  USUAL_KEYING,
} from '../../apps/web/src/features/virtual-set/keying/create-keyer'
import { browserOptions } from '../support/browser-options'

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

export const test = base.extend({
  launchOptions: [
    {
      ...browserOptions(),
      // Provides WebGL by software rendering.
      args: [
        ...(browserOptions().args ?? []).filter((arg) => arg !== '--disable-gpu'),
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
    { scope: 'worker' },
  ],
})
