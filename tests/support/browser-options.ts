import type { LaunchOptions } from '@playwright/test'
import { findChromium, findHeadlessChromium } from '../../scripts/lib/test/find-chromium.mjs'

/**
 * Turns off the browser's own network requests, and the sandbox for root, where Chromium refuses
 * it.
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
      // The setting that Chromium with a window reads from the system, so that text is equally
      // wide in both.
      '--font-render-hinting=slight',
    ],
  }
}
