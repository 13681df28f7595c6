import { expect } from '@playwright/test'
import { publicPath } from '../../packages/shared/src/paths'
import { pathsGuardedBy } from '../../packages/shared/src/routes/account'
import { LANGUAGES } from '../support/account-words'
import { existingClient, fillLogin, logIn } from '../support/client-account'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { visit } from '../support/visit'

const web = (path: string) => stackUnderTest().webUrl + path

for (const { locale, words } of LANGUAGES) {
  test(`${locale}: guest: a logged-in visitor is redirected from the login to the home page`, async ({
    page,
  }) => {
    const client = await existingClient(locale)
    await page.goto(publicPath(locale, 'settings/sessions'))
    await fillLogin(page, words, client)
    await page.waitForURL(`**${publicPath(locale, 'settings/sessions')}`)
    for (const path of pathsGuardedBy('guest')) {
      await page.goto(publicPath(locale, path))
      await expect(page).toHaveURL(web(publicPath(locale, '')))
    }
  })

  test(`${locale}: any response with status 500 or higher: “${words.alerts.error_alert_title}”, loaded only then`, async ({
    page,
  }) => {
    const { error_alert_title: title, error_alert_text: text, ok } = words.alerts
    const { fields, problems } = words.account
    const scripts: string[] = []
    page.on('response', (answer) => scripts.push(answer.url()))
    await page.route('**/api/login', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'cmsUnavailable' } } }),
    )
    await page.goto(publicPath(locale, 'login'))
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    await fillLogin(page, words, {
      name: '',
      email: 'lina@client.example',
      password: 'blue kite',
    })
    const alert = page.getByRole('dialog', { name: title })
    await expect(alert).toContainText(text)
    expect(scripts.slice(before).filter((url) => url.endsWith('.css'))).not.toEqual([])
    await alert.getByRole('button', { name: ok }).click()
    await expect(alert).toBeHidden()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(problems.unavailable)
    await expect(page.getByRole('main').getByLabel(fields.email)).toHaveValue('lina@client.example')
  })
}

test('an account page belongs to one visitor: each answer has a new nonce and is not stored', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await logIn(page, await existingClient('en'))
  for (const path of ['/portal', '/settings']) await page.goto(path)
  expect(complaints).toEqual([])
  const [one, two] = [await visit(web('/login')), await visit(web('/login'))]
  const nonceOf = ({ headers }: typeof one) =>
    /script-src 'nonce-([^']+)' 'sha256-[^']+' 'strict-dynamic'/.exec(
      headers.get('content-security-policy') ?? '',
    )?.[1]
  expect(nonceOf(one)).toBeTruthy()
  expect(nonceOf(one)).not.toBe(nonceOf(two))
  expect(one.html).toContain(`nonce="${nonceOf(one) ?? ''}"`)
  expect(one.headers.get('cache-control')).toContain('no-store')
  expect(one.headers.get('referrer-policy')).toBe('same-origin')
})
