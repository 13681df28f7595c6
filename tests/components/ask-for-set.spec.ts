import { expect, test, type Page } from '@playwright/test'
import ar from '../../apps/web/src/messages/ar.json' with { type: 'json' }
import en from '../../apps/web/src/messages/en.json' with { type: 'json' }

const person = { isFlippedX: false, isFlippedY: false, scale: 0.6, x: 0.4, y: 0.9 }
const SCENE = {
  version: 1,
  background: null,
  people: [{ id: 'a1', source: { from: 'own', key: 'me' }, keying: null, ...person }],
  match: { light: 0.5, color: 0.5 },
  showsSafeAreas: false,
}

interface Answer {
  status: number
  body: object
}

/**
 * Opens the page and mocks the server, which gives these answers in order. Requests are recorded.
 */
async function open(page: Page, locale: 'ar' | 'en', answers: Answer[]) {
  const sent: string[] = []
  await page.route('**/api/form-token', (route) => route.fulfill({ json: { form_token: 'token' } }))
  await page.route('**/api/set-request', async (route) => {
    sent.push(route.request().postDataBuffer()?.toString('latin1') ?? '')
    const { status, body } = answers[sent.length - 1] ?? { status: 500, body: {} }
    await route.fulfill({ status, json: body })
  })
  await page.addInitScript((given) => Object.assign(window, { requestPage: given }), {
    locale,
    scene: SCENE,
  })
  await page.goto('/request-page/')
  await page.getByRole('button', { name: 'Open' }).click()
  const words = locale === 'ar' ? ar : en
  const dialog = page.getByRole('dialog', { name: words.setRequest.title })
  await expect(dialog.locator('button[type="submit"][aria-disabled="false"]')).toBeVisible()
  return { dialog, sent, words }
}

const fieldOf = (part: string, sent = '') =>
  new RegExp(`name="${part}"(?:; filename="[^"]*")?\\r\\n(?:Content-Type: (\\S+)\\r\\n)?\\r\\n([^\\r]*)`).exec(sent) // prettier-ignore

for (const locale of ['en', 'ar'] as const) {
  test(`a request for a set contains its picture and the visitor’s own pictures, in ${locale}`, async ({
    page,
  }) => {
    const answers = [{ status: 200, body: { reference: '7K3F-92QD' } }]
    const { dialog, sent, words } = await open(page, locale, answers)
    await expect(dialog.getByRole('img', { name: words.setRequest.pictureAlt })).toBeVisible()
    await expect(dialog.getByText(words.setRequest.ownPictures)).toBeVisible()
    await dialog.getByLabel(words.forms.fields.name).fill('Amal')
    await dialog.getByLabel(words.forms.fields.email).fill('amal@client.example')
    await dialog.getByRole('button', { name: words.forms.send.setRequest }).click()
    await expect(page.getByText('7K3F-92QD')).toBeVisible()
    expect(sent).toHaveLength(1)
    const [form] = sent
    expect(JSON.parse(fieldOf('set', form)?.[2] ?? '')).toEqual(SCENE)
    expect(fieldOf('name', form)?.[2]).toBe('Amal')
    expect(fieldOf('country', form)?.[2]).toBe('us')
    expect(fieldOf('idempotency_key', form)?.[2]).toMatch(/^[0-9a-f-]{36}$/)
    expect(fieldOf('picture', form)?.[1]).toBe('image/webp')
    expect(fieldOf('own_me', form)?.[1]).toBe('image/webp')
    expect(fieldOf('message', form)).toBeNull()
    await page.getByRole('button', { name: words.ui.close }).click()
    await expect(dialog).toBeHidden()
  })
}

test('typed text survives a failed request, even if the dialog is closed', async ({ page }) => {
  const answers = [
    { status: 503, body: { error: { code: 'cmsUnavailable' } } },
    { status: 200, body: { reference: '7K3F-92QD' } },
  ]
  const { dialog, sent, words } = await open(page, 'en', answers)
  await dialog.getByLabel(words.forms.fields.name).fill('Amal')
  await dialog.getByLabel(words.forms.fields.email).fill('amal@client.example')
  await dialog.getByLabel(words.forms.fields.setPurpose).fill('A talk show.')
  const send = dialog.getByRole('button', { name: words.forms.send.setRequest })
  await send.click()
  await expect(dialog.getByText(words.forms.news.down)).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('button', { name: 'OK' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(dialog.getByLabel(words.forms.fields.setPurpose)).toHaveValue('A talk show.')
  await send.click()
  await expect(page.getByText('7K3F-92QD')).toBeVisible()
  expect(fieldOf('message', sent[1])?.[2]).toBe('A talk show.')
  // The first request may have arrived, so the repeated one has the same key.
  const key = fieldOf('idempotency_key', sent[0])?.[2]
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect(fieldOf('idempotency_key', sent[1])?.[2]).toBe(key)

  // After success, the next request starts with an empty form.
  await page.getByRole('button', { name: words.ui.close }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(dialog.getByLabel(words.forms.fields.name)).toHaveValue('')
  await expect(dialog.getByLabel(words.forms.fields.setPurpose)).toHaveValue('')
})

test('nothing is sent while a field is invalid, and the first invalid field gets the focus', async ({
  page,
}) => {
  const { dialog, sent, words } = await open(page, 'en', [])
  await dialog.getByRole('button', { name: words.forms.send.setRequest }).click()
  await expect(dialog.getByLabel(words.forms.fields.name)).toBeFocused()
  const { errors, fields } = words.forms
  const missing = errors.requiredNamed.replace('{field}', fields.name)
  await expect(dialog.getByText(missing).first()).toBeVisible()
  expect(sent).toEqual([])
})

test('a ticket opens a requested set with the visitor’s pictures, and without a ticket it stays closed', async ({
  page,
}) => {
  await open(page, 'en', [])
  await page.route('**/api/set-request/*', async (route) => {
    const body = route.request().postDataJSON() as { ticket: string; key?: string }
    if (body.ticket === 'late') return route.fulfill({ status: 429, json: { error: { code: 'tooManyRequests' } } }) // prettier-ignore
    const isGone = body.ticket === 'old' || (body.ticket === 'bare' && body.key)
    if (isGone) return route.fulfill({ status: 404, json: { error: { code: 'notFound' } } })
    const picture = { type: 'image/png', data: btoa('bytes') }
    return route.fulfill({ json: body.key ? picture : { scene: SCENE, pictures: ['me'] } })
  })
  const load = (ticket: string) =>
    page.evaluate(async (given) => {
      const opened = await window.requestPage.loadRequestedSet(given)
      if (typeof opened === 'string') return opened
      const picture = opened.pictures.get('me')
      return { scene: opened.scene, type: picture?.type, text: await picture?.text() }
    }, ticket)
  expect(await load('good')).toEqual({ scene: SCENE, type: 'image/png', text: 'bytes' })
  expect(await load('old')).toBe('gone')
  expect(await load('late')).toBe('failed')
  // The set opens even if one of its files is missing.
  expect(await load('bare')).toEqual({ scene: SCENE })
})
