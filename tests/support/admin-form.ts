import { expect, type Locator, type Page } from '@playwright/test'
import { stackUnderTest } from './stack-under-test'

/** Opens the form of a new document, fills in the title, and waits until the form accepts input. */
export async function startDocument(page: Page, collection: string): Promise<void> {
  await page.goto(`${stackUnderTest().cmsUrl}/admin/collections/${collection}/create`)
  await page.getByLabel('Title').fill(`Draft ${Date.now()}`)
  await page.getByRole('button', { name: 'Make the draft' }).click()
  await whenFormIsReady(page)
}

/** Opens a document's form in a language, and waits until it accepts input. */
export async function openDocument(
  page: Page,
  collection: string,
  id: number,
  locale = 'en',
): Promise<void> {
  const path = `/admin/collections/${collection}/${id}?locale=${locale}`
  await page.goto(`${stackUnderTest().cmsUrl}${path}`)
  await whenFormIsReady(page)
}

export async function whenFormIsReady(page: Page): Promise<void> {
  const form = page.locator('form[data-form-ready="true"]', { has: page.locator('#field-title') })
  await expect(form).toBeVisible({ timeout: 20_000 })
}

/**
 * Switches the form to another language in the menu at the top.
 * @param name the language's name, such as `Deutsch`
 */
export async function switchLanguage(page: Page, name: string): Promise<void> {
  await page.locator('.localizer').getByRole('button').click()
  // The list of finished languages has the same name, but without the language's code.
  await page.getByRole('button', { name: `${name} (` }).click()
}

/** Opens a global's form, and waits until its rows can be opened. */
export async function openGlobal(page: Page, slug: string): Promise<void> {
  await page.goto(`${stackUnderTest().cmsUrl}/admin/globals/${slug}`)
  await expect(page.locator('form[data-form-ready="true"]')).toBeVisible({ timeout: 20_000 })
}

/**
 * @param path the field's name; in a block, preceded by the block's index, as in `blocks.0.title`
 */
export function field(page: Page, path: string): Locator {
  return page.locator(`#field-${path.replaceAll('.', '__')}`)
}

export async function fillFields(page: Page, words: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(words)) await field(page, path).fill(text)
}

export async function writeRichText(page: Page, path: string, text: string): Promise<void> {
  const editor = page.locator(`[data-field-path="${path}"] [contenteditable="true"]`)
  await editor.click()
  await page.keyboard.type(text)
  await expect(editor).toHaveText(text)
}

/** Chooses an option of a select field, or a document of a relationship field. */
export async function chooseOption(page: Page, path: string, option: string): Promise<void> {
  await field(page, path).getByRole('combobox').fill(option)
  await page.getByRole('option', { name: option }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
}

/**
 * Chooses a file of the library. It is repeated if necessary, because the first save of a new
 * document closes the library.
 */
export async function chooseMedia(page: Page, path: string, filename: string): Promise<void> {
  const library = page.getByRole('dialog')
  await expect(async () => {
    if (!(await library.isVisible())) {
      await field(page, path).getByRole('button', { name: 'Choose from existing' }).click()
    }
    await library.getByRole('textbox', { name: 'Search by' }).fill(filename, { timeout: 5_000 })
    await library.getByRole('button', { name: filename }).click({ timeout: 5_000 })
    await expect(library).toBeHidden()
  }).toPass()
  await expect(field(page, path).getByText(filename)).toBeVisible()
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

export async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Block' }).click()
  // The name of a block is followed by a line about its use.
  const card = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name} `) })
  await card.click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Saves a global, which has no drafts. */
export async function saveGlobal(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await button.click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(button).toBeDisabled()
}

/** The form's main button, which publishes its language. */
export function publishButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Publish in / })
}

/**
 * Publishes the form. The click is repeated, because it has no effect while the draft is being
 * saved.
 */
export async function publish(page: Page): Promise<void> {
  const button = publishButton(page)
  await expect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 5_000 })
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  }).toPass()
  await expect(page).toHaveURL(/\/\d+(?:\?|$)/)
}

export async function takeDown(page: Page): Promise<void> {
  await chooseTakingDown(page)
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
}

export async function chooseTakingDown(page: Page): Promise<void> {
  await page.locator('.doc-controls__popup').getByRole('button').click()
  await page.getByRole('button', { name: 'Unpublish…', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
}
