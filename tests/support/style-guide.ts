import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Locale } from '../../packages/shared/src/locales'
import { BUILT_IN_PAGES, publicPath } from '../../packages/shared/src/paths'

/** The guide in each language on each surface. */
export function guideAddresses(locale: Locale): string[] {
  return BUILT_IN_PAGES.map((path) => publicPath(locale, path))
}

/** @param part a selector, where the whole page has been looked at before */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
