import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * What axe finds wrong: each rule with the markup that breaks it. No page holds frames
 * before somebody asks for one, so axe may finish where it began (“legacy”) instead of in a
 * window of its own, and need not list what is right: that takes a third of the time.
 *
 * @param part a selector, where the whole page has been looked at before, or `body` where there is
 * no page around a component: rules about a page's landmarks and headings are left out then
 */
export async function accessibilityFaults(
  page: Page,
  part?: string,
): Promise<[string, string[]][]> {
  await untilStill(page)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** @param part as in `accessibilityFaults` */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  expect(await accessibilityFaults(page, part)).toEqual([])
}

/** A colour that is still changing has the contrast of neither of its two. */
async function untilStill(page: Page): Promise<void> {
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
