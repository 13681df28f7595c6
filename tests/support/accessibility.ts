import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Finds the axe rules that the page breaks, with the markup. Two options save two thirds of the
 * time: axe stays in the same window (“legacy”), because pages have no frames at first, and it does
 * not list the rules that passed.
 * @param part a selector if the whole page has been checked before, or `body` for a component
 * without a page; rules about a page's landmarks and headings are left out then
 */
export async function accessibilityFaults(
  page: Page,
  part?: string,
): Promise<[string, string[]][]> {
  await untilAnimationsEnd(page)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/**
 * Expects that axe finds nothing. It measures again while it finds something, because a button may
 * just begin to fade in after an upload.
 *
 * @param part as in `accessibilityFaults`
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  await expect.poll(() => accessibilityFaults(page, part), { timeout: 20_000 }).toEqual([])
}

/**
 * Waits until animations end, because axe would measure the contrast of a color that still changes.
 */
async function untilAnimationsEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const passing = document.getAnimations().filter(({ effect }) => {
      const { duration, iterations } = effect?.getComputedTiming() ?? {}
      return iterations !== Infinity && Number(duration) < 2_000
    })
    const ends = passing.map(({ finished }) => finished.catch(() => undefined))
    const longest = new Promise((resolve) => setTimeout(resolve, 2_000))
    return Promise.race([Promise.all(ends), longest]).then(() => undefined)
  })
}
