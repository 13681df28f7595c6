import type { LaunchOptions } from '@playwright/test'
import { findChromium, findHeadlessChromium } from '../../scripts/lib/test/find-chromium.mjs'

/**
 * Options that turn off the browser's own requests to the network. For root they also turn off the
 * sandbox, because Chromium refuses to run with it.
 */
export function browserOptions(): LaunchOptions {
  const isRoot = process.getuid?.() === 0
  return {
    executablePath: findHeadlessChromium() ?? findChromium(),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Chromium with a window reads this setting from the system. It is set here, so that text is
      // equally wide with and without a window.
      '--font-render-hinting=slight',
    ],
  }
}
