import { channel, subscribe } from 'node:diagnostics_channel'

/**
 * Pages and the code that runs at the server's start are separate bundles with variables of their
 * own, so a channel of Node connects them.
 */
const NAME = 'studio.cms.silence'
const silence = channel(NAME)
let lastAt = Number.NEGATIVE_INFINITY

/** Records that the CMS has not answered a request. */
export function announceSilence(): void {
  silence.publish({})
}

/** Remembers from now on when the CMS has not answered. */
export function watchSilence(): void {
  subscribe(NAME, () => {
    lastAt = performance.now()
  })
}

/** @param since in milliseconds of `performance.now()` */
export function wasSilent(since: number): boolean {
  return lastAt >= since
}
