import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { LOCALES } from '../../packages/shared/src/locales'
import { expectNoViolations } from '../support/accessibility'
import { adminClient } from '../support/cms-client'
import { standInForOthers } from '../support/others'
import { changeSettings, untilServed } from '../support/site-settings'
import { test } from '../support/test'
import { whenInteractive } from '../support/when-interactive'

const SITE = 'https://storyboards.example'
const SLUG = 'links-to-the-sister'

const button = (label: string, link: object) => ({ label, emphasis: 'secondary', link })
const paragraphWithLink = (url: string) => ({
  root: {
    type: 'root',
    ...{ direction: null, format: '', indent: 0, version: 1 },
    children: [
      {
        type: 'paragraph',
        ...{ direction: null, format: '', indent: 0, version: 1, textFormat: 0, textStyle: '' },
        children: [
          {
            type: 'link',
            ...{ direction: null, format: '', indent: 0, version: 3 },
            fields: { linkType: 'custom', newTab: false, url },
            children: [
              {
                type: 'text',
                text: 'a link in a text',
                ...{ detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
              },
            ],
          },
        ],
      },
    ],
  },
})

test.beforeAll(async () => {
  const cms = await adminClient()
  // Deletes the page that a failed earlier attempt has left.
  await cms.removeBySlug('pages', SLUG)
  const id = await cms.createPage({ title: 'Sister', slug: SLUG, _status: 'published' })
  await cms.changePage(id, {
    _status: 'published',
    blocks: [
      { blockType: 'richText', body: paragraphWithLink(`${SITE}/about#team`) },
      {
        blockType: 'callToAction',
        heading: 'Boards',
        actions: [
          button('Key visuals', { type: 'storyboards', part: 'key-visuals' }),
          button('Boards', { type: 'storyboards' }),
        ],
      },
    ],
  })
  await untilServed(`/${SLUG}`, 'Key visuals')
})

const question = (page: Page) => page.getByRole('dialog', { name: 'You are leaving this site' })

test(
  'every link to the sister site asks first, and “stay” goes nowhere',
  { tag: '@core' },
  async ({ page }) => {
    const asked = await standInForOthers(page)
    await page.goto(`/${SLUG}`)
    await whenInteractive(page)
    const links = [
      page.getByRole('link', { name: 'a link in a text' }),
      page.getByRole('main').getByRole('link', { name: 'Boards', exact: true }),
      page.getByRole('contentinfo').getByRole('link', { name: 'Storyboards' }),
    ]
    for (const link of links) {
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(question(page)).toBeVisible()
      await page.getByRole('button', { name: 'Stay on this page' }).press('Enter')
      await expect(question(page)).toBeHidden()
      await expect(link).toBeFocused()
    }
    await expect(page).toHaveURL(new RegExp(`/${SLUG}$`))
    expect(asked).toEqual([])
  },
)

test('Escape also stays, and the dialog is accessible', async ({ page }) => {
  await standInForOthers(page)
  await page.goto(`/${SLUG}`)
  await whenInteractive(page)
  await page.getByRole('link', { name: 'Key visuals' }).click()
  await expect(question(page)).toContainText('storyboards.example')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
})

test('redirect to an external address: the window location is replaced, so that Back leads to the page before', async ({
  page,
}) => {
  await standInForOthers(page)
  await page.goto('/pricing')
  await page.goto(`/${SLUG}`)
  await whenInteractive(page)
  await page.getByRole('link', { name: 'Key visuals' }).click()
  await page.getByRole('button', { name: 'Leave this page' }).click()
  await expect(page).toHaveURL(`${SITE}/key-visuals`)
  await page.goBack()
  await expect(page).toHaveURL(/\/pricing$/)
})

for (const [path, title, stay] of [
  ['/de/pricing', 'Sie verlassen diese Website', 'Auf dieser Seite bleiben'],
  ['/ar/pricing', 'أنت على وشك مغادرة هذا الموقع', 'البقاء في هذه الصفحة'],
] as const) {
  test(`${path} asks in its language`, async ({ page }) => {
    await standInForOthers(page)
    await page.goto(path)
    await whenInteractive(page)
    await page.locator(`footer a[href="${SITE}"]`).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await page.getByRole('button', { name: stay }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeHidden()
  })
}

test('the dialog has an editor’s texts or the site’s own; without the sister’s address there are no such links', async ({
  page,
}) => {
  const cms = await adminClient()
  const stored = z
    .object({ storyboards: z.record(z.string(), z.record(z.string(), z.string()).or(z.string())) })
    .parse(await cms.call('GET', '/globals/site-settings?locale=all&depth=0')).storyboards
  const inLanguage = (locale: string) =>
    Object.fromEntries(
      Object.entries(stored).map(([name, text]) => [
        name,
        typeof text === 'string' ? text : text[locale],
      ]),
    )
  for (const locale of LOCALES) {
    await changeSettings(cms, { storyboards: { ...inLanguage(locale), text: '' } }, locale)
  }
  const title = 'Off to the boards?'
  await changeSettings(cms, { storyboards: { ...inLanguage('en'), text: '', title } })
  await untilServed('/faq', title)
  await page.goto('/faq')
  await whenInteractive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Storyboards' }).click()
  await expect(page.getByRole('dialog', { name: title })).toContainText('our sister company')

  await changeSettings(cms, { storyboards: { ...inLanguage('en'), address: '' } })
  await untilServed('/faq', SITE, { isThere: false })
  for (const locale of LOCALES) {
    await changeSettings(cms, { storyboards: inLanguage(locale) }, locale)
  }
  await untilServed('/faq', SITE)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to the sister site', async ({ page }) => {
    await standInForOthers(page)
    await page.goto(`/${SLUG}`)
    await page.getByRole('link', { name: 'Key visuals' }).click()
    await expect(page).toHaveURL(`${SITE}/key-visuals`)
  })
})
