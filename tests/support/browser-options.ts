import type { LaunchOptions } from '@playwright/test'
import { findChromium, findHeadlessChromium } from '../../scripts/lib/test/find-chromium.mjs'

/** No talk of its own on the network, and no sandbox where Chromium refuses one. */
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
      // What the Chromium with windows takes from the system: letters are as wide in both.
      '--font-render-hinting=slight',
    ],
  }
}
