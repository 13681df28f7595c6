import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { composer, currentVersion } from '../support/review-room'
import { openRoom } from './room-page'

const FIELD = 'Write a note'
const CHOICE = 'For the studio only'

const noteWith = (page: Page, text: string) => page.locator('.note', { hasText: text })

test('a note can be for the studio alone; the choice is made before sending and stored with the draft', async ({
  page,
}) => {
  await openRoom(page, { role: 'studio', mayResolve: true, noteCount: 2 })
  await composer(page).getByLabel(FIELD).fill('The budget is gone')
  await composer(page).getByLabel(CHOICE).check()
  await page.reload()
  await expect(composer(page).getByLabel(CHOICE)).toBeChecked()
  await composer(page).getByRole('button', { name: 'Send to the studio' }).click()
  const note = noteWith(page, 'The budget is gone')
  await expect(note).toContainText('Studio only')
  await expect(note).toContainText('#S1')
  await expectNoViolations(page)
  // The choice persists until it is changed.
  await expect(composer(page).getByLabel(CHOICE)).toBeChecked()
  await composer(page).getByLabel(CHOICE).uncheck()
  await composer(page).getByLabel(FIELD).fill('Warmer light')
  await composer(page).getByRole('button', { name: 'Send note' }).click()
  await expect(noteWith(page, 'Warmer light')).toContainText('#3')
  await expect(noteWith(page, 'Warmer light')).not.toContainText('Studio only')
})

test('a reply is for the studio alone if that was chosen, or if its note is', async ({ page }) => {
  await openRoom(page, { role: 'studio', mayResolve: true, noteCount: 1 })
  const note = noteWith(page, 'Remark 1')
  await note.getByRole('button', { name: 'Reply' }).click()
  await note.getByRole('textbox', { name: 'Reply' }).fill('They pay for it')
  await note.getByLabel(CHOICE).check()
  await page.reload()
  await expect(note.getByLabel(CHOICE)).toBeChecked()
  await note.getByRole('button', { name: 'Reply to the studio' }).click()
  const reply = note.locator('.note-replies li', { hasText: 'They pay for it' })
  await expect(reply).toContainText('Studio only')
})

test('clients do not get this choice', async ({ page }) => {
  await openRoom(page, { noteCount: 1 })
  await composer(page).getByLabel(FIELD).fill('Warmer light')
  await expect(page.getByLabel(CHOICE)).toHaveCount(0)
})

test('an address opens one note, and a message explains if that note was deleted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRoom(page, { noteCount: 6 })
  const note = noteWith(page, 'Remark 4')
  await note.getByRole('button', { name: 'Copy link' }).click()
  await expect(note).toContainText('Copied.')
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(address)
  await expect(note.locator('.note-place')).toBeFocused()
  await expect(note).toHaveAttribute('data-active', 'true')
  await page.goto(address.replace(/note=\w+/, 'note=n99'))
  await expect(page.getByText('The note that this link leads to is not here.')).toBeVisible()
})

test('a carried note shows its replies, links to its origin, and asks whether it is fixed', async ({
  page,
}) => {
  await openRoom(page, { noteCount: 3, isCarried: true })
  const note = noteWith(page, 'Remark 2')
  await expect(note).toContainText('It will be warmer.')
  const question = note.getByRole('group', { name: 'Is it fixed in this version?' })
  await question.getByRole('button', { name: 'Yes, resolved' }).click()
  await expect(note).toHaveAttribute('data-resolved', 'true')
  await note.getByRole('link', { name: 'From version 1, note 1' }).click()
  await expect(currentVersion(page)).toContainText('V1')
  await expect(noteWith(page, 'Remark 1').locator('.note-place')).toBeFocused()
  expect(new URL(page.url()).searchParams.get('version')).toBeTruthy()
})

test('markers stay while two versions are compared', async ({ page }) => {
  await openRoom(page, { noteCount: 6 })
  const markers = page.locator('.player-marker')
  await expect(markers).toHaveCount(6)
  await page.getByLabel('Compare with').selectOption({ index: 1 })
  await expect(page.locator('.compare-pictures')).toBeVisible()
  await expect(markers).toHaveCount(6)
})

test('a note on several frames names a range, on a single one the frame', async ({ page }) => {
  await openRoom(page)
  const line = composer(page).locator('.anchor-line')
  await expect(line).toContainText('On frame')
  // All three keys arrive before the browser has displayed the frame that the second one requests.
  await page.evaluate(() => {
    const keys = [{ key: 'i' }, { key: 'ArrowRight', shiftKey: true }, { key: 'o' }]
    for (const key of keys) dispatchEvent(new KeyboardEvent('keydown', key))
  })
  await expect(line).toContainText('On the range')
})
