import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { adminClient, type CmsClient } from '../support/cms-client'
import { fillContact, formIn, sentAbout } from '../support/forms'
import { test } from '../support/test'
import { whenInteractive } from '../support/when-interactive'

/** A minimal valid PDF. */
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n'

const THANKS = 'We’ll get back to you.'

let cms: CmsClient

test.beforeAll(async () => {
  cms = await adminClient()
})

/** Records the scripts that the page requests from now on. */
function watchScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return asked
}

test(
  'the contact form shows each error beside its field, and sends valid input',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    const asked = watchScripts(page)
    const form = formIn(page, 'contact')
    await form.getByLabel('First name').focus()
    await expect(form).toHaveAttribute('data-live')
    expect(asked.length).toBeGreaterThan(0)

    await form.getByLabel('Email').fill('lina@')
    await form.getByLabel('Phone').fill('call me')
    await form.getByRole('button', { name: 'Send the message' }).click()
    await expect(form.getByLabel('First name')).toBeFocused()
    await expect(form.getByLabel('First name')).toHaveAccessibleDescription(
      'Please fill in “First name”.',
    )
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/)
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(/Digits, spaces and a plus/)
    await expect(form.getByRole('status')).toContainText('marked fields')
    await expectNoViolations(page)

    await form.getByLabel('Email').fill('lina@agency.example')
    await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid')

    const message = await fillContact(form, 'A car crosses the causeway at dusk.')
    await form.getByLabel('Project type').selectOption({ label: 'Animation (2D/3D)' })
    await form.getByLabel('Send me updates').check()
    await form.getByRole('button', { name: 'Send the message' }).dblclick()

    const dialog = page.getByRole('dialog', { name: THANKS })
    await expect(dialog).toContainText('forwarded to an appropriate person')
    await expect(dialog).toContainText('You will receive a speedy response.')
    await expect(dialog.locator('svg')).toBeVisible()
    await expectNoViolations(page)
    const reference = /Your reference: (\S+)/.exec(await dialog.innerText())?.[1]
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(form.getByLabel('Message')).toHaveValue('')

    const another = await fillContact(form, 'And one more thing.')
    await form.getByRole('button', { name: 'Send the message' }).click()
    await expect(dialog).toBeVisible()
    expect(await sentAbout(cms, another)).toHaveLength(1)

    // A double click sends the message only once.
    expect(await sentAbout(cms, message)).toMatchObject([
      { kind: 'contact', reference, projectType: 'animation', country: 'us', language: 'en' },
    ])
  },
)

test('the form at /ar/contact is in Arabic, and so is what is stored', async ({ page }) => {
  await page.goto('/ar/contact')
  await whenInteractive(page)
  const form = formIn(page, 'contact')
  await form.getByLabel('البريد الإلكتروني').fill('lina@')
  await form.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(form.getByLabel('البريد الإلكتروني')).toHaveAccessibleDescription(/بهذا الشكل/)
  const message = await fillContact(form, '/ar/contact')
  await form.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(page.getByRole('dialog', { name: 'سنعود إليك.' })).toBeVisible()
  expect(await sentAbout(cms, message)).toMatchObject([{ language: 'ar' }])
})

test('the short inquiry contains its page and the page’s project type', async ({ page }) => {
  await page.goto('/podcast-studio-rental')
  await whenInteractive(page)
  const form = formIn(page, 'inquiry')
  await expect(form.getByLabel('Service interest')).toHaveValue('studioRental')
  await form.getByLabel('Email').fill('host@podcast.example')
  const message = `Two of us, on a Tuesday. ${Date.now()}`
  await form.getByLabel('Your requirements').fill(message)
  await form.getByRole('button', { name: 'Send the inquiry' }).click()
  await expect(page.getByRole('dialog', { name: THANKS })).toBeVisible()
  expect(await sentAbout(cms, message)).toMatchObject([
    { kind: 'inquiry', projectType: 'studioRental', page: '/podcast-studio-rental' },
  ])
})

test(
  'an application includes its file, and other kinds of files are refused at once',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/careers/3d-generalist')
    await whenInteractive(page)
    await page.getByRole('link', { name: 'Apply now' }).click()
    await expect(page).toHaveURL(/#apply$/)
    const form = formIn(page, 'application')
    await form.getByLabel('Name').fill('Omar Said')
    await form.getByLabel('Email').fill('omar@artist.example')
    await form.getByLabel('Link to your portfolio').fill('my reel')
    const message = `Six years of look development. ${Date.now()}`
    await form.getByLabel('A few words about you').fill(message)
    const file = form.getByLabel('A file')
    await file.setInputFiles({ name: 'cv.docx', mimeType: 'x/y', buffer: Buffer.from('x') })
    await form.getByRole('button', { name: 'Send the application' }).click()
    await expect(form.getByLabel('Link to your portfolio')).toHaveAccessibleDescription(
      /https:\/\//,
    )
    await expect(file).toHaveAccessibleDescription(/cannot open files of this kind/)

    await form.getByLabel('Link to your portfolio').fill('artist.example/reel')
    const buffer = Buffer.from(PDF)
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
    await form.getByRole('button', { name: 'Send the application' }).click()
    await expect(page.getByRole('dialog', { name: THANKS })).toBeVisible()
    const [application] = await sentAbout(cms, message)
    expect(application).toMatchObject({
      kind: 'application',
      portfolio: 'https://artist.example/reel',
    })
    expect(application?.file).toBeTruthy()
  },
)

test(
  'POST /mail-signup: the form is shown on request and hidden after its thanks; a sign-up error is shown kindly',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/faq')
    await whenInteractive(page)
    const newsletter = page.locator('[data-slot="newsletter"]')
    const email = newsletter.getByLabel('Email')
    await expect(email).toBeHidden()
    await newsletter.locator('summary').press('Enter')
    await expect(email).toBeVisible()

    await page.route(
      '**/api/mail-signup',
      (route) => route.fulfill({ status: 503, json: { error: { code: 'cmsUnavailable' } } }),
      { times: 1 },
    )
    await email.fill('reader@studio-journeys.example')
    await email.press('Enter')
    await page.getByRole('dialog', { name: 'Oops...' }).getByRole('button', { name: 'OK' }).click()
    await expect(newsletter.getByRole('status')).toContainText('could not be sent just now')
    await expect(newsletter.getByRole('link', { name: /^Write/ })).toBeVisible()
    await expect(email).toHaveValue('reader@studio-journeys.example')

    const taken = page.waitForResponse(
      (response) => response.url().endsWith('/api/mail-signup') && response.status() === 204,
    )
    await email.press('Enter')
    await taken
    const thanked = Date.now()
    const thanks = newsletter.getByText(/please confirm/)
    await expect(thanks).toBeInViewport({ ratio: 1 })
    await expect(email).toBeHidden()
    expect(Date.now() - thanked).toBeGreaterThan(2_000)
    await newsletter.locator('summary').click()
    await expect(email).toHaveValue('')
  },
)
