import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { goToVersion } from '../support/review-room'
import { openRoom } from './room-page'
import { closedRound, JULE, LINA, OMAR, openRound, rounds, SIGNED } from './sample-approvals'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Approval' })
const calls = (page: Page) => page.evaluate(() => window.roomPage.calls ?? [])

test('an answer survives a failed request and can be changed later', async ({ page }) => {
  await openRoom(page, { rounds: rounds(openRound()), isOffline: true })
  const line = page.getByRole('button', { name: 'Your response is due by December 4, 2099' })
  await line.focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toContainText('Omar Saleh')
  await expect(panel(page).getByText('No response yet')).toHaveCount(2)
  await expectNoViolations(page)

  const send = panel(page).getByRole('button', { name: 'Send my response' })
  await send.click()
  const group = panel(page).getByRole('group', { name: 'Your response' })
  await expect(group).toHaveAccessibleDescription('Please choose one of the three responses.')
  await expect(panel(page).getByRole('radio', { name: 'Approved', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await panel(page).getByLabel('Comment').fill('Closer to the boats')
  await send.click()
  await expect(panel(page).getByRole('alert')).toContainText('There is no connection')

  // The text is still there after closing the panel and reloading.
  await page.keyboard.press('Escape')
  await expect(line).toBeFocused()
  await page.reload()
  await line.click()
  await expect(panel(page).getByLabel('Comment')).toHaveValue('Closer to the boats')
  await expect(panel(page).getByRole('radio', { name: 'Changes' })).toBeChecked()
  await page.evaluate(() => (window.roomPage.isOffline = false))
  await send.click()
  await expect(panel(page).getByText('Your response has arrived.')).toBeVisible()
  expect(await calls(page)).toEqual([
    ['answer', '21', { verdict: 'changes', comment: 'Closer to the boats' }],
  ])
  await expect(panel(page).getByRole('button', { name: 'Change my response' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Waiting for 1 response' })).toBeVisible()
})

test('a comment that is too long is refused before it is sent', async ({ page }) => {
  await openRoom(page, { rounds: rounds(openRound()) })
  await page.getByRole('button', { name: /^Your response is due/ }).click()
  await panel(page).getByText('Approved with notes').click()
  const comment = panel(page).getByLabel('Comment')
  await comment.fill('x'.repeat(1_001))
  await expect(comment).toHaveAccessibleDescription(/At most 1,000 characters/)
  await panel(page).getByRole('button', { name: 'Send my response' }).click()
  expect(await calls(page)).toEqual([])
})

test('the studio sees contradictions before it closes a round', async ({ page }) => {
  const [changes] = openRound().answers
  if (!changes) throw new Error('Nobody has answered.')
  const approval = { ...changes, member: JULE, verdict: 'approved' as const, comment: '' }
  const round = openRound({
    answers: [changes, approval],
    unanswered: [{ ...LINA, isYou: false }],
    isOverdue: true,
    contradictions: [
      { kind: 'split', approving: [JULE.id ?? ''], asking: [OMAR.id ?? ''] },
      { kind: 'ownNotes', memberId: JULE.id ?? '', openNotes: 3 },
    ],
    mayAnswer: false,
    mayClose: true,
  })
  await openRoom(page, { rounds: rounds(round), role: 'studio' })
  await page.getByRole('button', { name: 'Overdue: 1 response is missing' }).click()
  const warnings = panel(page).locator('.approval-warning')
  await expect(warnings).toContainText(/Jule Brandt.: approved\. .Omar Saleh.: changes/)
  await expect(warnings).toContainText(/Jule Brandt. approved, with 3 open notes of their own/)
  const start = panel(page).getByRole('button', { name: 'Close the round…' })
  const confirm = panel(page).getByRole('button', { name: 'Close it now' })
  await expect(confirm).toBeHidden()
  await start.click()
  await expect(panel(page)).toContainText(/No response from .Lina Haddad/)
  await expectNoViolations(page)
  await panel(page).getByRole('button', { name: 'Keep it open' }).click()
  await expect(start).toBeFocused()
  expect(await calls(page)).toEqual([])
  await start.click()
  await confirm.click()
  await expect(panel(page).getByText('The round is closed.')).toBeFocused()
  expect(await calls(page)).toEqual([['close', '21']])
})

test('after a round that approves the studio reads that it waits for the signature', async ({
  page,
}) => {
  const [answer] = openRound().answers
  if (!answer) throw new Error('Nobody has answered.')
  const round = closedRound({ answers: [{ ...answer, verdict: 'approved' }] })
  await openRoom(page, { rounds: rounds(round), role: 'studio' })
  await page.getByRole('button', { name: 'Approved: version 2' }).click()
  await expect(panel(page)).toContainText('Version 2 is approved and waits for a signature.')
  const open = panel(page).getByRole('button', { name: 'Open the round' })
  await expect(open).toBeHidden()
  await panel(page).getByText('Open another round instead').click()
  await expect(open).toBeVisible()
  await expectNoViolations(page)
})

test('the studio opens a round on the shown version, and cannot choose a past day', async ({
  page,
}) => {
  await openRoom(page, { rounds: rounds(), role: 'studio' })
  await page.getByRole('button', { name: 'Approval', exact: true }).click()
  await expect(panel(page)).toContainText('to review version 4')
  const day = panel(page).getByLabel('Responses by')
  await day.fill('2020-01-01')
  await expect(day).toHaveAccessibleDescription(/Please choose today or a later day\./)
  await panel(page).getByRole('button', { name: 'Open the round' }).click()
  expect(await calls(page)).toEqual([])
  await day.fill('2099-12-04')
  await panel(page).getByRole('button', { name: 'Open the round' }).click()
  expect(await calls(page)).toEqual([['open', '4', '2099-12-04']])
})

test('the signer sees what the signature is for, and must enter a name and agree', async ({
  page,
}) => {
  await openRoom(page, {
    rounds: rounds(closedRound({ maySignOff: true, openNotes: { count: 3, digest: 'digest 3' } })),
    notesBeforeSigning: 1,
    role: 'clientAdmin',
  })
  await page.getByRole('button', { name: 'Changes requested: version 2' }).click()
  await expect(panel(page)).toContainText(/Changes were requested in this round by .Omar Saleh/)
  await expect(panel(page)).toContainText('This version has 3 open notes.')
  await expect(panel(page)).toContainText('harbor-v2.mp4')
  const sign = panel(page).getByRole('button', { name: 'Sign off' })
  await sign.click()
  const name = panel(page).getByLabel('Your full name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Please write your full name.')
  await name.fill('Lina Haddad')
  await sign.click()
  const agrees = panel(page).getByRole('checkbox')
  await expect(agrees).toBeFocused()
  await expect(agrees).toHaveAccessibleName(/version 2, the file .*harbor-v2\.mp4/)
  await expectNoViolations(page)
  await agrees.check()
  await sign.click()
  await expect(panel(page).getByRole('alert')).toContainText(
    /Nothing was signed.*There are 4 open notes now\./,
  )
  await expect(panel(page)).toContainText('This version has 4 open notes.')
  expect(await calls(page)).toEqual([])
  await expect(name).toHaveValue('Lina Haddad')
  await sign.click()
  const signature = { name: 'Lina Haddad', agrees: true, openNotes: 'digest 4' }
  expect(await calls(page)).toEqual([['sign', '21', signature]])
})

test('a later version names the signed one', async ({ page }) => {
  const signed = { rounds: [closedRound()], signOffs: [SIGNED] }
  await openRoom(page, { rounds: signed, role: 'clientAdmin', isPaid: true })
  const statement = page.locator('.approval-statement')
  await expect(statement).toHaveText(
    'Version 2 was signed off on November 24, 2026. This is version 4.',
  )
  await goToVersion(page, 2)
  await expect(statement).toHaveText(/This is the version that was signed off/)
  await page.getByRole('button', { name: 'Signed off: version 2' }).click()
  const certificates = panel(page).getByRole('list', { name: 'Certificate as PDF' })
  await expect(certificates.getByRole('link')).toHaveText(['English', 'العربية', 'Deutsch'])
  await expect(certificates.getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
    'href',
    '/api/review/sign-offs/31/de',
  )
  await expect(panel(page)).toContainText('This deliverable is paid.')
  await expect(panel(page).getByRole('link', { name: 'Download the original' })).toBeVisible()
})

test('the original is locked until it is signed off and paid', async ({ page }) => {
  await openRoom(page, { rounds: rounds() })
  await page.getByRole('button', { name: 'Approval', exact: true }).click()
  await expect(panel(page)).toContainText('as soon as this deliverable is signed off and paid')
  await expect(panel(page).getByRole('link', { name: 'Download the original' })).toHaveCount(0)
})

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const signed = { rounds: [closedRound()], signOffs: [SIGNED] }
  for (const locale of ['ar', 'de'] as const) {
    await openRoom(page, { locale, rounds: signed, role: 'clientAdmin' })
    const room = page.locator('.room-bar')
    const width = (await room.boundingBox())?.width
    expect(width).toBeLessThanOrEqual(360)
    await page.locator('.approval-chip').click()
    const dialog = page.locator('.approval-panel')
    const overflow = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(overflow).toBe(0)
    await page.keyboard.press('Escape')
  }
})
