import { expect, test, type Locator, type Page } from '@playwright/test'
import ar from '../../apps/web/src/messages/ar.json' with { type: 'json' }
import de from '../../apps/web/src/messages/de.json' with { type: 'json' }
import en from '../../apps/web/src/messages/en.json' with { type: 'json' }
import { expectNoViolations } from '../support/accessibility'
import { inFullOnly } from '../support/depth'
import { giveFormTokens, storyAddress } from './gallery'

const MESSAGES = { ar, de, en }
const FORM = 'forms/Form'
const RECEIPT = { status: 201, json: { reference: '7K3F-92QD' } }

type Answer = typeof RECEIPT | { status: number; json: object } | 'offline'

/**
 * Mocks the form's server, which gives these answers in order and repeats the last one.
 * @returns the bodies of the requests
 */
async function answerForm(page: Page, path: string, answers: Answer[]): Promise<object[]> {
  const sent: object[] = []
  await giveFormTokens(page)
  await page.route(`**/api/${path}`, async (route) => {
    const answer = answers[sent.length] ?? answers.at(-1) ?? 'offline'
    const body: unknown = route.request().postDataJSON()
    sent.push(body as object)
    if (answer === 'offline') await route.abort('connectionreset')
    else await route.fulfill(answer)
  })
  return sent
}

async function fillIn(form: Locator, values: Record<string, string> = {}): Promise<void> {
  const all = {
    first_name: 'Lina',
    last_name: 'Haddad',
    email: 'lina@agency.example',
    phone: '+1 305 555 0142',
    message: 'A car crosses the causeway at dusk.',
    ...values,
  }
  for (const [name, value] of Object.entries(all)) {
    await form.locator(`[name="${name}"]`).fill(value)
  }
  await form.locator('[name="project_type"]').selectOption('animatics')
}

for (const locale of ['en', 'ar', 'de'] as const) {
  test(
    `errors appear at their fields, and the first invalid field gets the focus, in ${locale}`,
    inFullOnly(locale === 'de'),
    async ({ mount, page }) => {
      const { fields, errors, news, send } = MESSAGES[locale].forms
      const sent = await answerForm(page, 'contact', [RECEIPT])
      const form = (await mount(FORM, { locale })).getByRole('form')
      await form.getByLabel(fields.email).fill('lina@')
      await form.getByLabel(fields.phone).fill('call me')
      await form.getByRole('button', { name: send.contact }).click()
      await expect(form.getByLabel(fields.firstName)).toBeFocused()
      await expect(form.getByLabel(fields.firstName)).toHaveAccessibleDescription(
        errors.requiredNamed.replace('{field}', fields.firstName),
      )
      await expect(form.getByLabel(fields.email)).toHaveAccessibleDescription(errors.invalidEmail)
      await expect(form.getByLabel(fields.phone)).toHaveAccessibleDescription(errors.invalidPhone)
      await expect(form.getByRole('status')).toContainText(news.invalid)
      await expectNoViolations(page, 'body')

      await form.getByLabel(fields.email).fill('lina@agency.example')
      await expect(form.getByLabel(fields.email)).not.toHaveAttribute('aria-invalid')
      expect(sent).toEqual([])
    },
  )
}

for (const locale of ['en', 'ar', 'de'] as const) {
  test(
    `a form opens with the topic of the link to it, in ${locale}`,
    inFullOnly(locale === 'de'),
    async ({ page }) => {
      const { fields, send } = MESSAGES[locale].forms
      const sent = await answerForm(page, 'contact', [RECEIPT])
      const topic = 'podcast-studio.one-camera'
      await page.goto(storyAddress(FORM, { locale, topic }))
      const form = page.getByRole('form')
      await expect(form.getByLabel(fields.topic)).toHaveValue(topic)
      await expect(form.getByLabel(fields.projectType)).toHaveValue('studioRental')
      await expect.poll(() => new URL(page.url()).searchParams.has('topic')).toBe(false)

      for (const name of ['first_name', 'last_name', 'message']) {
        await form.locator(`[name="${name}"]`).fill('Lina')
      }
      await form.locator('[name="email"]').fill('lina@agency.example')
      await form.getByRole('button', { name: send.contact }).click()
      await expect
        .poll(() => sent)
        .toEqual([expect.objectContaining({ topic, project_type: 'studioRental' })])
    },
  )
}

test('an unknown topic in the address is ignored', async ({ page }) => {
  await page.goto(storyAddress(FORM, { topic: 'podcast-studio.nine-cameras' }))
  const form = page.getByRole('form')
  await expect(form.getByLabel(en.forms.fields.topic)).toHaveValue('')
  await expect(form.getByLabel(en.forms.fields.projectType)).toHaveValue('')
})

test('typed text survives a reload and a change of language until it is sent', async ({ page }) => {
  await answerForm(page, 'contact', [RECEIPT])
  const form = page.getByRole('form')
  await page.goto(storyAddress(FORM, { topic: 'livestream.essential' }))
  await expect(form.getByLabel(en.forms.fields.topic)).toHaveValue('livestream.essential')
  await fillIn(form)
  await form.getByLabel(en.forms.fields.topic).selectOption('livestream.professional')
  await page.reload()
  await expect(form.locator('[name="message"]')).toHaveValue(/causeway/)
  await expect(form.getByLabel(en.forms.fields.topic)).toHaveValue('livestream.professional')

  await page.goto(storyAddress(FORM, { locale: 'de' }))
  await expect(form.locator('[name="message"]')).toHaveValue(/causeway/)
  await expect(form.locator('[name="first_name"]')).toHaveValue('Lina')
  await form.getByRole('button', { name: MESSAGES.de.forms.send.contact }).click()
  await expect(page.getByRole('dialog')).toContainText('7K3F-92QD')
  await page.goto(storyAddress(FORM, { locale: 'ar' }))
  await expect(form.locator('[name="first_name"]')).toHaveValue('')
})

test('a press of the button counts even if the field that loses the focus is invalid', async ({
  mount,
  page,
}) => {
  await giveFormTokens(page)
  const form = (await mount(FORM)).getByRole('form')
  await form.getByLabel(en.forms.fields.phone).fill('call me')
  await expect(form).toHaveAttribute('data-live')
  await form.getByRole('button', { name: en.forms.send.contact }).hover()
  await page.mouse.down()
  // Waits until no element moves any more.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
  )
  await page.mouse.up()
  await expect(form.getByLabel(en.forms.fields.firstName)).toBeFocused()
})

for (const locale of ['en', 'ar'] as const) {
  test(`a sent form is confirmed with its reference, in ${locale}`, async ({ mount, page }) => {
    const { received, send } = MESSAGES[locale].forms
    const sent = await answerForm(page, 'contact', [RECEIPT])
    const form = (await mount(FORM, { locale })).getByRole('form')
    await fillIn(form)
    const button = form.getByRole('button', { name: send.contact })
    await button.dblclick()
    const dialog = page.getByRole('dialog', { name: received.title })
    await expect(dialog).toContainText('7K3F-92QD')
    await expect(dialog.getByRole('button')).toBeFocused()
    await expectNoViolations(page, 'body')
    expect(sent).toEqual([
      expect.objectContaining({
        first_name: 'Lina',
        project_type: 'animatics',
        country: 'us',
        form_token: 'token',
        receives_updates: false,
      }),
    ])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(form.locator('[name="message"]')).toHaveValue('')
  })
}

test('a form that cannot be sent keeps its text and its idempotency key', async ({
  mount,
  page,
}) => {
  const sent = await answerForm(page, 'contact', ['offline', RECEIPT])
  const form = (await mount(FORM)).getByRole('form')
  await fillIn(form)
  const button = form.getByRole('button', { name: en.forms.send.contact })
  await button.click()
  await expect(form.getByRole('status')).toContainText('could not be sent just now')
  await expect(form.getByRole('link', { name: '+1 305 555 0142' })).toBeVisible()
  const mail = await form.getByRole('link', { name: 'hello@studio.example' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toContain('A car crosses the causeway at dusk.')
  await expect(form.locator('[name="message"]')).toHaveValue('A car crosses the causeway at dusk.')
  await button.click()
  await expect(page.getByRole('dialog')).toContainText('7K3F-92QD')
  const keys = sent.map((body) => (body as { idempotency_key: string }).idempotency_key)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test('changed text gets a new idempotency key', async ({ mount, page }) => {
  const sent = await answerForm(page, 'contact', ['offline', RECEIPT])
  const form = (await mount(FORM)).getByRole('form')
  await fillIn(form)
  const button = form.getByRole('button', { name: en.forms.send.contact })
  await button.click()
  await expect(form.getByRole('status')).toContainText('could not be sent just now')
  await form.locator('[name="message"]').fill('Two cars.')
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const keys = sent.map((body) => (body as { idempotency_key: string }).idempotency_key)
  expect(new Set(keys).size).toBe(2)
})

for (const [status, code, sentence] of [
  [429, 'tooManyRequests', en.forms.news.tooMany],
  [403, 'forbidden', en.forms.news.refused],
] as const) {
  test(`a response with status ${status} shows a message and keeps the text`, async ({
    mount,
    page,
  }) => {
    await answerForm(page, 'contact', [{ status, json: { error: { code } } }])
    const form = (await mount(FORM)).getByRole('form')
    await fillIn(form)
    await form.getByRole('button', { name: en.forms.send.contact }).click()
    await expect(form.getByRole('status')).toContainText(sentence)
    await expect(form.locator('[name="first_name"]')).toHaveValue('Lina')
  })
}

test('an error from the server appears at its field, which gets the focus', async ({
  mount,
  page,
}) => {
  await answerForm(page, 'contact', [
    { status: 400, json: { error: { code: 'invalid', fields: { phone: 'invalidPhone' } } } },
  ])
  const form = (await mount(FORM)).getByRole('form')
  await fillIn(form)
  await form.getByRole('button', { name: en.forms.send.contact }).click()
  const phone = form.getByLabel(en.forms.fields.phone)
  await expect(phone).toHaveAccessibleDescription(en.forms.errors.invalidPhone)
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
})

test('people cannot reach the honeypot field, and it is sent with the form', async ({
  mount,
  page,
}) => {
  const sent = await answerForm(page, 'contact', [RECEIPT])
  const form = (await mount(FORM)).getByRole('form')
  const trap = form.locator('[name="website"]')
  await expect(form.getByRole('textbox', { name: en.forms.trap })).toHaveCount(0)
  await expect(trap).not.toBeInViewport()
  await fillIn(form)
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Shift+Tab')
    await expect(trap).not.toBeFocused()
  }
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
  await form.getByRole('button', { name: en.forms.send.contact }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(sent).toEqual([expect.objectContaining({ website: 'https://spam.example' })])
})

test('the code for validation and sending loads when a visitor uses the form', async ({
  mount,
  page,
}) => {
  await giveFormTokens(page)
  const form = (await mount(FORM)).getByRole('form')
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  await expect(form).not.toHaveAttribute('data-live')
  await form.getByLabel(en.forms.fields.firstName).focus()
  await expect(form).toHaveAttribute('data-live')
  expect(asked.length).toBeGreaterThan(0)
})

test('a file of an unsupported type is refused at once, and a supported one is sent', async ({
  mount,
  page,
}) => {
  await giveFormTokens(page)
  const sent: string[] = []
  await page.route('**/api/application', async (route) => {
    sent.push(route.request().postDataBuffer()?.toString('latin1') ?? '')
    await route.fulfill(RECEIPT)
  })
  const form = (await mount(FORM, { form: 'application' })).getByRole('form')
  await form.getByLabel('Name').fill('Omar Said')
  await form.getByLabel('Email').fill('omar@artist.example')
  await form.getByLabel('Link to your portfolio').fill('https://artist.example/reel')
  await form.getByLabel('A few words about you').fill('Six years of look development.')
  const file = form.getByLabel('A file')
  await file.setInputFiles({ name: 'cv.docx', mimeType: 'x/y', buffer: Buffer.from('x') })
  const send = form.getByRole('button', { name: 'Send the application' })
  await send.click()
  await expect(file).toHaveAccessibleDescription(/cannot open files of this kind/)
  expect(sent).toEqual([])
  const buffer = Buffer.from('%PDF-1.7\n')
  await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await send.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(sent[0]).toContain('filename="cv.pdf"')
})

test('the sign-up opens by keyboard, shows its confirmation briefly, and restores the focus', async ({
  mount,
  page,
}) => {
  await page.clock.install()
  await giveFormTokens(page)
  await page.route('**/api/mail-signup', (route) => route.fulfill({ status: 204 }))
  const root = await mount('forms/Newsletter')
  const opener = root.locator('summary')
  const email = root.getByLabel('Email')
  await expect(email).toBeHidden()
  await opener.press('Enter')
  await email.fill('reader@agency.example')
  await email.press('Enter')
  await expect(root.getByText(/please confirm/)).toBeVisible()
  await expectNoViolations(page, 'body')
  await page.clock.runFor(3_000)
  await expect(email).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(email).toHaveValue('')
})
