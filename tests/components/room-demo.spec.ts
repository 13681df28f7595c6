import { readFile } from 'node:fs/promises'
import { devices, expect, test } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { composer, draw, goToVersion, surface, untilSeen } from '../support/review-room'
import { openRoom } from './room-page'

test('a visitor comments, draws, compares and downloads the list of notes', async ({ page }) => {
  await openRoom(page, { kind: 'demo' })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('.note')).toHaveCount(3)
  await expectNoViolations(page)

  // A note of the previous version asks whether it is fixed, and shows the answer.
  const question = page.getByRole('group', { name: 'Is it fixed in this version?' })
  await question.getByRole('button', { name: 'No, still open' }).click()
  await expect(question.getByRole('button', { name: 'No, still open' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: /Note 1: go to .*00:00:05:00/ }).click()
  await expect(page.getByRole('img', { name: 'Drawing of note 1' })).toBeVisible()

  await composer(page).getByLabel('Write a note').fill('The lighthouse is too red')
  await page.getByRole('radio', { name: 'Ellipse' }).check({ force: true })
  await draw(page, surface(page), [
    [0.08, 0.7],
    [0.16, 0.95],
  ])
  await composer(page).getByRole('button', { name: 'Send note' }).click()
  await expect(page.getByRole('img', { name: 'Drawing of note 4' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('button', { name: 'Spreadsheet (CSV)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('The lighthouse is too red')

  await goToVersion(page, 3)
  await untilSeen(page)
  await expect(page.locator('.note')).toHaveCount(1)
  await page.getByLabel('Compare with').selectOption({ label: 'V4 Final' })
  await expect(page.locator('video')).toHaveCount(2)
  await page.getByLabel('Compare with').selectOption({ label: 'No other version' })
  await goToVersion(page, 4)
  await expect(page.locator('.note')).toHaveCount(4)

  await page.getByRole('button', { name: 'Close the room' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused()
})

test('a visitor answers, closes the round, signs, and gets a link to the contact form', async ({
  page,
}) => {
  await openRoom(page, { kind: 'demo' })
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' || pathname.startsWith('/api/')) sent.push(pathname)
  })
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  await page.locator('.approval-chip').click()
  const panel = page.locator('.approval-panel')
  await expect(panel.getByText('Approved from my side.')).toBeVisible()
  await panel.getByRole('radio', { name: 'Approved', exact: true }).check({ force: true })
  await panel.getByRole('button', { name: 'Send my response' }).click()
  await panel.getByRole('button', { name: 'Close the round…' }).click()
  await panel.getByRole('button', { name: 'Close it now' }).click()
  await panel.getByLabel('Your full name').fill('Lina Haddad')
  await panel.getByRole('checkbox').check()
  await panel.getByRole('button', { name: 'Sign off', exact: true }).click()
  const signature = panel.locator('.approval-signature')
  await expect(signature).toContainText('Lina Haddad')
  await expect(signature.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await expect(signature.getByRole('link')).toHaveCount(0)
  await expect(panel.getByRole('link', { name: /Start a project/ })).toHaveAttribute(
    'href',
    '/contact?topic=review-room#write',
  )
  await expectNoViolations(page)
  expect(sent).toEqual([])
})

test('a visitor shares one version, copies the link again and closes it, in this tab', async ({
  page,
}) => {
  await openRoom(page, { kind: 'demo' })
  await page.getByRole('button', { name: 'Share' }).click()
  const panel = page.locator('.approval-panel')
  await expect(panel.getByText('they open nothing')).toBeVisible()
  await panel.getByLabel('Who is it for?').fill('Brand team')
  await panel.getByLabel('What it shows').selectOption({ label: 'Version 4 only' })
  await panel.getByRole('button', { name: 'Create link' }).click()
  const address = panel.getByLabel('The new link')
  await expect(address).toHaveValue(/\/guest\/[\w-]{43}$/)
  const link = panel.locator('.guest-link')
  await expect(link).toContainText('Version 4 only')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await link.getByRole('button', { name: 'Copy the link: Brand team' }).click()
  await expect(link.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address.inputValue())
  await expectNoViolations(page)
  await link.getByRole('button', { name: /Close the link/ }).click()
  await link.getByRole('button', { name: 'Close it' }).click()
  await expect(link).toContainText(/Closed/)
})

test('a link to a project is shown beside the button after the room was closed', async ({
  page,
}) => {
  await openRoom(page, { kind: 'demo' })
  await page.getByRole('button', { name: 'Close the room' }).click()
  await expect(page.getByRole('link', { name: /Start a project/ })).toHaveAttribute(
    'href',
    '/contact?topic=review-room#write',
  )
})

test('everything stays in the tab', async ({ page }) => {
  await openRoom(page, { kind: 'demo' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await composer(page).getByLabel('Write a note').fill('Nobody hears this')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(composer(page).getByLabel('Write a note')).toHaveValue('Nobody hears this')
  await page.keyboard.press('Control+Enter')
  await composer(page).getByLabel('Write a note').press('Control+Enter')
  await expect(page.locator('.note', { hasText: 'Nobody hears this' })).toHaveCount(1)
  expect(sent).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test('Escape ends drawing, then writing, and only then the room', async ({ page }) => {
  await openRoom(page, { kind: 'demo' })
  await composer(page).getByLabel('Write a note').focus()
  await page.getByRole('radio', { name: 'Box' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(surface(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(surface(page)).toHaveCount(0)
  await expect(composer(page).getByLabel('Write a note')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Escape closes only the dialog over the room, or only the timecode field', async ({
  page,
}) => {
  await openRoom(page, { kind: 'demo' })
  const room = page.locator('.room-dialog')
  const shortcuts = page.locator('.player-shortcuts')
  await page.locator('.player-help').click()
  await shortcuts.getByRole('button', { name: 'Close' }).click()
  await expect(shortcuts).toHaveCount(0)
  await expect(room).toBeVisible()
  await page.locator('.player-help').click()
  await page.keyboard.press('Escape')
  await expect(shortcuts).toHaveCount(0)
  await expect(room).toBeVisible()
  await page.locator('.player-timecode').focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('.player-timecode')).not.toBeFocused()
  await expect(room).toBeVisible()
})

test.describe('on a phone, in Arabic', () => {
  const { viewport, userAgent, deviceScaleFactor, hasTouch, isMobile } = devices['Pixel 5']
  test.use({ viewport, userAgent, deviceScaleFactor, hasTouch, isMobile })

  test('a finger draws and writes', async ({ page }) => {
    await openRoom(page, { kind: 'demo', locale: 'ar' })
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const field = composer(page).getByLabel('اكتب ملاحظة')
    await field.tap()
    await field.fill('السماء أهدأ')
    await page.locator('.radio-sign[title="سهم"]').tap()
    const box = await surface(page).boundingBox()
    if (!box) throw new Error('There is nothing to draw on.')
    const touch = await page.context().newCDPSession(page)
    const at = (x: number, y: number) => [{ x: box.x + x * box.width, y: box.y + y * box.height }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.2, 0.2) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0.5, 0.5) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0.7, 0.6) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.getByRole('img', { name: 'رسمك' }).locator('path')).toHaveCount(1)
    await composer(page).getByRole('button', { name: 'أرسل الملاحظة' }).tap()
    await expect(page.locator('.note', { hasText: 'السماء أهدأ' })).toBeVisible()
    await expectNoViolations(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})
