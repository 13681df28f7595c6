import { setTimeout as sleep } from 'node:timers/promises'
import type { CmsClient } from './cms-client'
import { stackUnderTest } from './stack-under-test'
import { from, visit } from './visit'

/** Changes the site settings in one language by the admin's API. */
export async function changeSettings(
  cms: CmsClient,
  data: Record<string, unknown>,
  locale = 'en',
): Promise<void> {
  await cms.call('POST', `/globals/site-settings?locale=${locale}&depth=0`, data)
}

/** Waits until the page contains the text for visitors from a country, or no longer contains it. */
export async function untilServed(
  path: string,
  text: string,
  { country = 'us', isThere = true } = {},
): Promise<void> {
  const read = async () => (await visit(`${stackUnderTest().webUrl}${path}`, from(country))).html
  const deadline = Date.now() + 30_000
  while ((await read()).includes(text) !== isThere) {
    if (Date.now() > deadline) {
      throw new Error(
        `${path} ${isThere ? 'does not show' : 'still shows'} “${text}” in ${country}.`,
      )
    }
    await sleep(100)
  }
}
