import { expect, type Locator, type Page } from '@playwright/test'
import { field } from './admin-form'

/** @param path the path of the list, such as `megaItems` or `megaItems.1.groups` */
function rowsOf(page: Page, path: string): Locator {
  return page.locator(`[id^="${path.replaceAll('.', '-')}-row-"]`)
}

/** The headers of the rows, but not those of nested rows. */
function headsOf(rows: Locator): Locator {
  return rows.locator('> .collapsible > .collapsible__toggle-wrap')
}

async function unfold(row: Locator): Promise<void> {
  const toggle = headsOf(row).getByRole('button', { name: 'Toggle block' })
  await expect(toggle).toContainClass('collapsible__toggle--collapsed')
  await toggle.click()
  await expect(toggle).toContainClass('collapsible__toggle--open')
}

/**
 * Opens the row with this name in a list.
 * @returns the row's path, such as `megaItems.1`
 */
export async function openRow(page: Page, list: string, name: string): Promise<string> {
  const rows = rowsOf(page, list)
  const names = headsOf(rows).locator('> .collapsible__header-wrap')
  const findPlace = async () => (await names.allInnerTexts()).indexOf(name)
  await expect.poll(findPlace).toBeGreaterThanOrEqual(0)
  const place = await findPlace()
  await unfold(rows.nth(place))
  return `${list}.${place}`
}

/**
 * Adds a row at the end of a list and opens it.
 * @param kind the list's label for a row, such as `Entry`
 * @returns the row's path
 */
export async function addRow(page: Page, list: string, kind: string): Promise<string> {
  const button = field(page, list).getByRole('button', { name: `Add ${kind}`, exact: true })
  // A list is rendered when it comes into view, and only then can its rows be counted.
  await expect(button).toBeVisible()
  const rows = rowsOf(page, list)
  const place = await rows.count()
  await button.click()
  await unfold(rows.nth(place))
  return `${list}.${place}`
}
