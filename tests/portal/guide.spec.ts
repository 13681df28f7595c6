import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { adminClient, type CmsClient } from '../support/cms-client'
import { sentAbout } from '../support/forms'
import { openGuide } from '../support/guide'
import { test } from '../support/test'
import { whenInteractive } from '../support/when-interactive'

let cms: CmsClient

test.beforeAll(async () => {
  cms = await adminClient()
})

/** Records the scripts and clips that the page requests from now on. */
function watchFiles(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (['script', 'media'].includes(request.resourceType())) asked.push(request.url())
  })
  return asked
}

test(
  'a visitor asks, sees where the answer comes from, and asks a person',
  { tag: '@core' },
  async ({ page }) => {
    const dialog = await openGuide(page, '/custom-ai-chatbot?lang=uk', 'Try the chatbot demo')
    await expect(dialog.getByLabel('Your question')).toBeFocused()
    await expect(dialog).toContainText('A chatbot, not a person')
    await expectNoViolations(page, 'dialog.guide-dialog')

    await dialog.getByRole('button', { name: 'What does a 2D animatic cost?' }).click()
    const turn = dialog.getByRole('article')
    await expect(turn).toContainText('From the price list')
    await expect(turn.locator('.guide-prices .amount').first()).toContainText('£')
    await expect(turn).not.toContainText('$')
    await expect(turn.getByRole('link').first()).toHaveAttribute('href', /^\/[\w/#-]+$/)
    await expect(turn).toContainText('without a language model')
    await expectNoViolations(page, 'dialog.guide-dialog')

    await dialog.getByLabel('Your question').fill('Quokka zyzzyva xylomancy?')
    await page.keyboard.press('Enter')
    const second = dialog.getByRole('article').nth(1)
    await expect(second).toContainText('That isn’t my subject.')

    await page.reload()
    const again = await openGuide(page, '/custom-ai-chatbot', 'Try the chatbot demo')
    await expect(again.getByRole('article')).toHaveCount(2)
    await expect(again.locator('.guide-prices .amount').first()).toContainText('£')

    await again.getByRole('article').nth(1).getByRole('button', { name: 'Ask a person' }).click()
    const form = again.getByRole('form')
    await expect(form.getByLabel('Your requirements')).toHaveValue('Quokka zyzzyva xylomancy?')
    await expect(again.getByLabel('Include our conversation')).toBeChecked()
    await expectNoViolations(page, 'dialog.guide-dialog')
    const words = `Do you draw quokkas? ${Date.now()}`
    await form.getByLabel('Service interest').selectOption({ label: 'Custom Solutions' })
    await form.getByLabel('Email').fill('lina@agency.example')
    await form.getByLabel('Your requirements').fill(words)
    await form.getByRole('button', { name: 'Send the inquiry' }).click()
    await expect(page.getByRole('dialog', { name: 'We’ll get back to you.' })).toBeVisible()
    const [sent] = await sentAbout(cms, words)
    expect(sent).toMatchObject({ kind: 'inquiry', country: 'uk' })
    expect(sent?.transcript).toContain('» What does a 2D animatic cost?')
  },
)

test('in Arabic it answers in Arabic, from right to left', async ({ page }) => {
  const dialog = await openGuide(page, '/ar/custom-ai-chatbot', 'جرّب روبوت المحادثة')
  await dialog.getByRole('button', { name: 'كم تكلفة الأنيماتيك ثنائي الأبعاد؟' }).click()
  const turn = dialog.getByRole('article')
  await expect(turn).toContainText('من قائمة الأسعار')
  await expect(turn.getByRole('link').first()).toHaveAttribute('href', /^\/ar\//)
  await expect(turn.locator('.amount').first()).toContainText('$')
  const heron = await dialog.locator('.guide-heron').boundingBox()
  const side = await dialog.locator('.guide-side').boundingBox()
  expect(heron?.x).toBeGreaterThan(side?.x ?? Infinity)
  await expectNoViolations(page, 'dialog.guide-dialog')
})

test('nothing of it is fetched before somebody opens it', async ({ page }) => {
  await page.goto('/custom-ai-chatbot')
  await page.waitForLoadState('networkidle')
  const asked = watchFiles(page)
  await page.locator('[data-slot="guide"]').getByRole('button').click()
  await expect(page.locator('dialog.guide-dialog')).toBeVisible()
  await expect.poll(() => asked.some((url) => url.endsWith('.js'))).toBe(true)
})

test('the heron listens, and does not move with reduced motion', async ({ browser }) => {
  const moving = await browser.newPage()
  const dialog = await openGuide(moving, '/custom-ai-chatbot', 'Try the chatbot demo')
  const shown = dialog.locator('video[data-shown]')
  await expect(shown).toHaveAttribute('data-mood', 'idle')
  await dialog.getByLabel('Your question').fill('Do you')
  await expect(shown).toHaveAttribute('data-mood', 'listening')
  await expect(shown).toHaveJSProperty('paused', false)
  await dialog.getByRole('button', { name: 'Pause the character' }).click()
  await expect(dialog.locator('video[data-shown]')).toHaveCount(0)
  await moving.close()

  const calm = await browser.newPage({ reducedMotion: 'reduce' })
  const still = await openGuide(calm, '/custom-ai-chatbot', 'Try the chatbot demo')
  await still.getByLabel('Your question').fill('Do you')
  await expect(still.locator('.guide-heron')).toHaveAttribute('data-mood', 'listening')
  await expect(still.locator('video')).toHaveCount(0)
  await calm.close()
})

test('Escape closes it and gives the focus back', async ({ page }) => {
  const dialog = await openGuide(page, '/custom-ai-chatbot', 'Try the chatbot demo')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[data-slot="guide"]').getByRole('button')).toBeFocused()
})

for (const [path, name, label] of [
  ['/how-to-choose-an-animatic-style', 'Ask our guide', 'Your question'],
  ['/de/how-to-choose-an-animatic-style', 'Unseren Guide fragen', 'Ihre Frage'],
  ['/ar/how-to-choose-an-animatic-style', 'اسأل مرشدنا', 'سؤالك'],
] as const) {
  test(`the small button opens it and gets the focus back: ${name}`, async ({ page }) => {
    const dialog = await openGuide(page, path, name)
    await expect(dialog.getByLabel(label)).toBeFocused()
    await expectNoViolations(page, 'dialog.guide-dialog')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const button = page.locator('[data-slot="guide-button"]').getByRole('button', { name })
    await expect(button).toBeFocused()
    await expect(button).toBeInViewport({ ratio: 1 })
    await expectNoViolations(page, '[data-slot="guide-button"]')
  })
}

test('the small button does not lie over the words of a form', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/contact')
  await whenInteractive(page)
  const button = page.locator('[data-slot="guide-button"] > button')
  await expect(button).toBeAttached()
  const covered = await button.evaluate((corner) =>
    [...document.querySelectorAll('main form :is(label, input, select, textarea, button)')]
      .filter((part) => {
        part.scrollIntoView({ block: 'end', behavior: 'instant' })
        const [one, other] = [part.getBoundingClientRect(), corner.getBoundingClientRect()]
        const isBeside = one.right <= other.left || one.left >= other.right
        return !isBeside && one.bottom > other.top && one.top < other.bottom
      })
      .map((part) => part.textContent),
  )
  expect(covered).toEqual([])
  await button.press('Enter')
  await expect(page.locator('dialog.guide-dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.setViewportSize({ width: 360, height: 640 })
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).first().focus()
  await expect(button).toHaveCSS('opacity', '0')
  await button.focus()
  await expect(button).toHaveCSS('opacity', '1')
})

test('if it cannot be loaded, a message appears beside the small button', async ({ page }) => {
  // The page reloads once if a script cannot be loaded. This makes it act as if it had just done
  // so.
  await page.addInitScript(() => {
    sessionStorage.setItem('reloadedAt', String(Date.now()))
  })
  await page.goto('/how-to-choose-an-animatic-style')
  await whenInteractive(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  const place = page.locator('[data-slot="guide-button"]')
  const button = place.getByRole('button', { name: 'Ask our guide' })
  await button.click()
  const failure = place.getByText('The guide could not be opened. Please try again.')
  await expect(failure).toBeInViewport({ ratio: 1 })
  const [said, pressed] = [await failure.boundingBox(), await button.boundingBox()]
  const gap = (pressed?.y ?? 0) - ((said?.y ?? 0) + (said?.height ?? 0))
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(40)
})

test('without scripts there is a way to a person', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/custom-ai-chatbot')
  const guide = page.locator('[data-slot="guide"]')
  await expect(guide.getByRole('button')).toHaveCount(0)
  await expect(guide.getByRole('link', { name: 'Ask a person' })).toHaveAttribute(
    'href',
    /^\/contact\b/,
  )
  await page.close()
})
