import { expect, type Page } from '@playwright/test'
import { newEditor } from '../support/editor-account'
import { deskField, hit, openDesk, test, whenDeskIsReady } from '../support/editors-day'
import { Interactions } from '../support/interactions'
import { untilServed } from '../support/site-settings'
import { stackUnderTest } from '../support/stack-under-test'

const ROW = /^Boardomatic, 30 seconds/

function amount(page: Page, row: RegExp) {
  return page.getByRole('row', { name: row }).getByRole('textbox', { name: /, USD/ }).first()
}

test.describe('before the login', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test(
    'logs in and changes a price, which is live',
    { tag: '@core' },
    async ({ page, cms }, info) => {
      const editor = await newEditor(cms, 'Ada Stern')
      const hands = new Interactions(page, info)
      await page.goto(`${stackUnderTest().cmsUrl}/admin/login`)
      await hands.fill(page.getByLabel('Email'), editor.email)
      await hands.fill(page.getByLabel('Password', { exact: true }), editor.password)
      await hands.press(page.getByRole('button', { name: 'Login' }))
      await whenDeskIsReady(page)
      await hands.fill(deskField(page), 'boardomatic, 30 seconds')
      await hands.press(hit(page, ROW))
      const cell = amount(page, ROW)
      await expect(cell).toBeFocused()
      await hands.type('8,890')
      await hands.keys('Control+s')
      const question = page.getByRole('dialog', { name: 'Save this price?' })
      await hands.press(question.getByRole('button', { name: /^Save and show/ }))
      await untilServed('/pricing', '$8,890')
      hands.finish('Log in and change a price until it is live', 8)

      await expect(page.getByText(/Live since/)).toBeVisible()
      await page.getByRole('button', { name: 'Undo this change' }).click()
      await expect(cell).toHaveValue('$8,500')
      await cms.call('DELETE', `/users/${editor.id}`)
    },
  )
})

test('raises a list by five percent, sees old and new prices first, and takes it back', async ({
  page,
  hands,
}) => {
  await openDesk(page)
  await hands.fill(deskField(page), 'raise audio podcast by 5 %')
  await hands.press(hit(page, 'Raise the prices of “Audio podcast” by 5 %'))
  const preview = page.getByRole('table', { name: 'Audio podcast' })
  await expect(preview).toContainText('$147')
  await hands.press(page.getByRole('button', { name: 'Change 2 prices in 1 list for visitors' }))
  await expect(page.getByText(/Prices in 1 list were changed together/)).toBeVisible()
  hands.finish('Raise a list by 5 %', 6)

  await page.getByRole('button', { name: 'Undo the whole change' }).click()
  await expect(page.getByText('One of these lists has been saved since')).toBeVisible()
})

test('undoes the last change of a price', async ({ page, cms, hands }) => {
  await cms.setPrice('podcast-audio', 'starter', { usdMin: 9_900 })
  await openDesk(page)
  await hands.fill(deskField(page), 'audio podcast')
  await hands.press(hit(page, /^Audio podcast/))
  await expect(amount(page, /^Audio Starter/)).toHaveValue('$99')
  await hands.press(page.getByRole('button', { name: 'Undo this change' }))
  await expect(amount(page, /^Audio Starter/)).toHaveValue('$85')
  hands.finish('Undo yesterday’s mistake', 4)
})

test('changes a price on a phone with the keyboard alone', async ({ page, cms }, info) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const hands = new Interactions(page, info)
  await openDesk(page)
  await hands.keys('Control+k')
  await page.keyboard.type('audio starter')
  await expect(hit(page, /^Audio Starter/)).toHaveAttribute('aria-selected', 'true')
  await hands.keys('Enter')
  const cell = amount(page, /^Audio Starter/)
  await expect(cell).toBeFocused()
  await hands.type('86')
  await hands.keys('Control+s')
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Save and show/ })
  await expect(confirm).toBeVisible()
  while (!(await confirm.evaluate((button) => button === document.activeElement))) {
    await hands.keys('Tab')
  }
  await hands.keys('Enter')
  await expect(page.getByText(/Updated successfully|^Saved\.$/).first()).toBeVisible()
  hands.finish('Change a price at 390 px with the keyboard', 12)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(width).toBeLessThanOrEqual(0)
  await cms.setPrice('podcast-audio', 'starter', { usdMin: 8_500 })
})

test('schedules a new price for tomorrow at nine', async ({ page, hands }) => {
  await openDesk(page)
  await hands.fill(deskField(page), 'boardomatic, 30 seconds')
  await hands.press(hit(page, ROW))
  await expect(amount(page, ROW)).toBeFocused()
  const stored = await amount(page, ROW).inputValue()
  await hands.type('8,950')
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await hands.press(page.getByRole('button', { name: 'Schedule these changes' }))
  const question = page.getByRole('dialog')
  await hands.press(question.getByRole('button', { name: 'Tomorrow 9:00' }))
  await expect(question).toContainText('visitors see these changes')
  await hands.press(question.getByRole('button', { name: 'Schedule', exact: true }))
  const panel = page.getByRole('region', { name: 'Schedule' })
  await expect(panel).toContainText('9:00')
  hands.finish('Schedule a price for tomorrow 9:00', 6)
  // The form shows what visitors see until then, and there is nothing to save.
  await expect(amount(page, ROW)).toHaveValue(stored)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  expect(questions).toEqual([])

  await panel.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the change' }).click()
  await expect(panel).toContainText('Nothing is scheduled.')
})
