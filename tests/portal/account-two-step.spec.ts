import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import type { Locale } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { expectNoViolations } from '../support/accessibility'
import { LANGUAGES, type Words } from '../support/account-words'
import {
  endSessions,
  existingClient,
  fillLogin,
  logIn,
  type Client,
} from '../support/client-account'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

/** How each language counts the recovery codes after the first was used. */
const NINE_LEFT = { en: '9 codes left.', de: 'Noch 9 Codes übrig.', ar: 'بقيت 9 رموز.' }

/** Computes the app's next code, because the set-up has used the present one. */
function nextCode(secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })
}

/**
 * Sets up an authenticator app, beginning on a page of the portal.
 * @returns its recovery codes
 */
async function setUpApp(page: Page, locale: Locale, words: Words) {
  const { settings, twoStep, fields } = words.account
  await page.goto(publicPath(locale, 'settings'))
  await page.getByRole('main').getByRole('link', { name: settings.twoStep }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(twoStep.title)
  await page.getByRole('button', { name: twoStep.appSetUp }).click()
  await expect(page.getByRole('img', { name: twoStep.appPicture })).toBeVisible()
  const secret = (await page.locator('main code').textContent()) ?? ''
  await page.getByLabel(fields.code).fill('000000')
  await page.getByRole('button', { name: twoStep.appConfirm }).click()
  await expect(page.getByText(words.account.errors.wrongCode)).toBeVisible()
  await page.getByLabel(fields.code).fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: twoStep.appConfirm }).click()
  await expect(page.getByRole('heading', { name: twoStep.codesTitle })).toBeFocused()
  const codes = await page.locator('main ol li').allTextContents()
  expect(codes).toHaveLength(10)
  return { secret, codes }
}

async function passPassword(page: Page, locale: Locale, words: Words, client: Client) {
  await page.goto(publicPath(locale, 'login?return=settings'))
  await fillLogin(page, words, client)
  await page.waitForURL('**/login/second-step?return=settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.account.secondStep.title)
}

for (const { locale, words } of LANGUAGES) {
  const { fields, errors, secondStep, twoStep } = words.account

  test(
    `${locale}: an app is set up, and later logins require its code`,
    { tag: locale === 'ar' ? '@core' : [] },
    async ({ page }) => {
      const client = await existingClient(locale)
      await logIn(page, client)
      const { secret, codes } = await setUpApp(page, locale, words)
      await expectNoViolations(page)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: twoStep.download }).click()
      expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
      await page.getByRole('button', { name: twoStep.codesKept }).click()
      await expect(page.getByText(twoStep.isOn)).toBeVisible()
      await expectNoViolations(page)

      await endSessions(client)
      await passPassword(page, locale, words, client)
      await expectNoViolations(page)
      await page.goto(publicPath(locale, 'portal'))
      await expect(page).toHaveURL(/login\?return=portal$/)

      await passPassword(page, locale, words, client)
      await page.getByLabel(fields.code).fill('000000')
      await page.getByRole('button', { name: secondStep.submit }).first().click()
      await expect(page.getByText(errors.wrongCode)).toBeVisible()
      await page.getByLabel(fields.code).fill(nextCode(secret))
      await page.getByRole('button', { name: secondStep.submit }).first().click()
      await page.waitForURL(`**${publicPath(locale, 'settings')}`)

      await endSessions(client)
      await passPassword(page, locale, words, client)
      await page.getByText(secondStep.recovery).click()
      await page.getByLabel(fields.recoveryCode).fill(codes[3] ?? '')
      await page.getByRole('button', { name: secondStep.submit }).last().click()
      await page.waitForURL(`**${publicPath(locale, 'settings')}`)

      await page.goto(publicPath(locale, 'settings/two-step'))
      await expect(page.getByText(NINE_LEFT[locale])).toBeVisible()
      await page.getByRole('button', { name: twoStep.turnOff }).click()
      const dialog = page.getByRole('dialog', { name: twoStep.turnOff })
      await dialog.getByLabel(fields.confirmation).fill(client.password)
      await dialog.getByRole('button', { name: twoStep.turnOff }).click()
      await expect(page.getByText(twoStep.isOn)).toHaveCount(0)
      await endSessions(client)
      await page.goto(publicPath(locale, 'login'))
      await fillLogin(page, words, client)
      await page.waitForURL(`**${publicPath(locale, 'portal')}`)
    },
  )
}

test('the second step works without scripts', async ({ page, browser }) => {
  const [{ locale, words }] = LANGUAGES
  const { webUrl } = stackUnderTest()
  const client = await existingClient(locale)
  await logIn(page, client)
  const { secret } = await setUpApp(page, locale, words)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  const { email, password } = client
  const answer = await context.request.post(`${webUrl}/api/login`, {
    data: { email, password },
    headers: { origin: webUrl },
  })
  expect(await answer.json()).toEqual({ secondStep: { methods: ['app'] } })
  await plain.goto('/login/second-step?return=settings')
  await plain.getByLabel(words.account.fields.code).fill('111111')
  await plain.getByRole('button', { name: words.account.secondStep.submit }).first().click()
  await expect(plain.getByText(words.account.errors.wrongCode)).toBeVisible()
  await plain.getByLabel(words.account.fields.code).fill(nextCode(secret))
  await plain.getByRole('button', { name: words.account.secondStep.submit }).first().click()
  await expect(plain).toHaveURL(/\/settings$/)
  await context.close()
})

test('a passkey is the second step, and also replaces the password', async ({ page }) => {
  const [{ locale, words }] = LANGUAGES
  const { twoStep, fields, secondStep, login } = words.account
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const client = await existingClient(locale)
  await logIn(page, client)
  await page.goto('/settings/two-step')
  await page.getByRole('button', { name: twoStep.passkeyAdd }).click()
  await expect(page.getByText(words.account.errors.required)).toBeVisible()
  await page.getByLabel(fields.passkeyName).fill('Studio laptop')
  await page.getByRole('button', { name: twoStep.passkeyAdd }).click()
  await page.getByRole('button', { name: twoStep.codesKept }).click()
  await expect(page.getByText('Studio laptop')).toBeVisible()

  await endSessions(client)
  await passPassword(page, locale, words, client)
  await page.getByRole('button', { name: secondStep.passkey }).click()
  await page.waitForURL('**/settings')

  await endSessions(client)
  await page.goto('/login')
  await page.getByRole('button', { name: login.passkey }).click()
  await page.waitForURL('**/portal')

  await page.goto('/settings/two-step')
  const remove = twoStep.passkeyRemoveNamed.replace('{name}', 'Studio laptop')
  await page.getByRole('button', { name: remove }).click()
  const dialog = page.getByRole('dialog', { name: remove })
  await dialog.getByLabel(fields.confirmation).fill('not this one')
  await dialog.getByRole('button', { name: twoStep.passkeyRemove }).click()
  await expect(dialog.getByText(words.account.errors.wrongPassword)).toBeVisible()
  await dialog.getByLabel(fields.confirmation).fill(client.password)
  await dialog.getByRole('button', { name: twoStep.passkeyRemove }).click()
  await expect(page.getByText('Studio laptop')).toHaveCount(0)
  await endSessions(client)
  await page.goto('/login')
  await page.getByRole('button', { name: login.passkey }).click()
  await expect(page.getByText(words.account.problems.passkeyRefused)).toBeVisible()
})
