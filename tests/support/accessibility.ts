import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * The axe rules that the page breaks, each with the markup. Pages contain no frames at first, so
 * axe can finish in the same window (“legacy”), and it need not list passed rules: both save two
 * thirds of the time.
 *
 * @param part a selector, if the whole page has been checked before, or `body` for a component without a page: rules about a page's landmarks and headings are left out then
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
 * @param part as in `accessibilityFaults`
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  expect(await accessibilityFaults(page, part)).toEqual([])
}

/** Waits for animations to end, because axe would measure the contrast of a color in transition. */
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
