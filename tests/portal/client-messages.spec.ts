import { expect, type Browser, type Page } from '@playwright/test'
import type { Locale } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { expectNoViolations } from '../support/accessibility'
import { LANGUAGES, type Words } from '../support/account-words'
import { logInToAdmin } from '../support/admin'
import { endSessions, existingClient, fillLogin, logIn } from '../support/client-account'
import { adminClient, type CmsClient } from '../support/cms-client'
import { fillContact, formIn, sentAbout } from '../support/forms'
import { linkInMail } from '../support/received-mails'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { whenInteractive } from '../support/when-interactive'

const ANSWER = 'Which format?\nWidescreen, or square as well?'
const REPLY = 'Both, please.'

let cms: CmsClient

test.beforeAll(async () => {
  cms = await adminClient()
})

/**
 * Sends a message from the contact page.
 * @returns the message's text
 */
async function sendMessage(page: Page, locale: Locale, words: Words): Promise<string> {
  await page.goto(publicPath(locale, 'contact'))
  await whenInteractive(page)
  const form = formIn(page, 'contact')
  const message = await fillContact(form, 'A car crosses the causeway at dusk.')
  await form.getByRole('button', { name: words.forms.send.contact }).click()
  await expect(page.getByRole('dialog', { name: words.forms.received.title })).toBeVisible()
  return message
}

/** Answers a message in the inbox, as staff do. */
async function answerInAdmin(browser: Browser, message: string): Promise<void> {
  const [stored] = await sentAbout(cms, message)
  const context = await browser.newContext()
  const admin = await context.newPage()
  await logInToAdmin(admin)
  await admin.goto(`${stackUnderTest().cmsUrl}/admin/collections/submissions/${Number(stored?.id)}`)
  const send = admin.getByRole('button', { name: 'Send the answer' })
  // A click before hydration has no effect, so it is repeated.
  await expect(async () => {
    await send.click()
    await expect(admin.getByText('Please write an answer first.')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const answer = admin.getByLabel('Answer', { exact: true })
  await answer.fill(ANSWER)
  await admin.reload()
  await expect(answer).toHaveValue(ANSWER)
  await send.click()
  await expect(admin.getByText('The answer is on its way.')).toBeVisible()
  await expect(admin.getByRole('listitem').filter({ hasText: 'Which format?' })).toHaveCount(1)
  await expect(answer).toHaveValue('')
  await context.close()
}

for (const { locale, words } of LANGUAGES) {
  const { message: own, portal, form, errors } = words.account

  test(
    `${locale}: a client reads the studio’s answer and replies, and no text is lost`,
    { tag: locale === 'en' ? '@core' : [] },
    async ({ page, browser }) => {
      const client = await existingClient(locale)
      await logIn(page, client)
      const message = await sendMessage(page, locale, words)

      await page.goto(publicPath(locale, 'portal'))
      await page.getByRole('main').getByRole('link', { name: message }).click()
      await page.waitForURL(/\/portal\/messages\/[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      const main = page.getByRole('main')
      await expect(main.getByText(message)).toBeVisible()
      await expect(main.getByText(words.forms.projectTypes.animatics)).toBeVisible()
      await expect(main.getByText(own.status.received)).toBeVisible()
      await expect(main.getByText(own.none)).toBeVisible()
      await expectNoViolations(page)

      await answerInAdmin(browser, message)
      await page.goto(await linkInMail(client.email, '/portal/messages/'))
      await expect(main.getByText(portal.status.answered, { exact: true })).toBeVisible()
      await expect(main.getByText(own.status.answered)).toBeVisible()
      await expect(main.getByRole('listitem').filter({ hasText: own.studio })).toContainText(
        'Widescreen, or square as well?',
      )

      const field = main.getByLabel(own.reply)
      const submit = main.getByRole('button', { name: own.submit })
      await expect(submit).toBeEnabled()
      await field.press('Tab')
      await page.keyboard.press('Enter')
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(new RegExp(escaped(errors.required)))
      await expectNoViolations(page)

      await field.fill('x'.repeat(5_001))
      await expect(field).toHaveAccessibleDescription(/5[,.]000/)
      await field.fill(REPLY)
      await page.reload()
      await expect(page.getByText(form.kept)).toBeVisible()
      await expect(field).toHaveValue(REPLY)

      await endSessions(client)
      await submit.click()
      const alert = page.getByRole('dialog', { name: words.alerts.token_expired_alert_title })
      await alert.getByRole('button', { name: words.alerts.ok }).click()
      await page.waitForURL(/login\?return=portal%2Fmessages%2F/)
      await fillLogin(page, words, client)
      await page.waitForURL(/\/portal\/messages\//)
      await expect(field).toHaveValue(REPLY)

      await submit.dblclick()
      await expect(main.getByText(own.done)).toBeVisible()
      await expect(field).toHaveValue('')
      await expect(main.getByText(own.status.received)).toBeVisible()
      await page.reload()
      await expect(main.getByRole('listitem').filter({ hasText: REPLY })).toHaveCount(1)
      await expect(page.getByText(form.kept)).toBeHidden()
      expect(await sentAbout(cms, message)).toMatchObject([{ status: 'new' }])
    },
  )
}

test('a message answers 404 to other accounts', async ({ page, browser }) => {
  const [{ words }] = LANGUAGES
  await logIn(page, await existingClient('en'))
  const message = await sendMessage(page, 'en', words)
  const [stored] = await sentAbout(cms, message)
  const path = `/portal/messages/${String(stored?.reference)}`
  expect((await page.goto(path))?.status()).toBe(200)

  const other = await browser.newPage()
  await other.goto(path)
  await expect(other).toHaveURL(/login\?return=portal%2Fmessages%2F/)
  await fillLogin(other, words, await existingClient('en'))
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(words.notFound.title)
  expect((await other.goto(path))?.status()).toBe(404)
  expect((await other.goto('/portal/messages/none'))?.status()).toBe(404)
  await other.close()
})

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
