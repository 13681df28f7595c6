import { expect } from '@playwright/test'
import { z } from 'zod'
import { test } from '../support/as-editor'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

const SLUG = 'seen-with-a-release'
const NAME = 'Spring of the journey'

const releaseSchema = z.object({ release: z.object({ id: z.number() }) })

test.afterEach(({ cms }) => cms.removeBySlug('pages', SLUG))

test(
  'an editor walks through the site with a release, in another language and on another date',
  { tag: '@core' },
  async ({ page, cms }) => {
    const id = await cms.create('pages?locale=en', {
      title: 'Before spring',
      slug: SLUG,
      headerTheme: 'light',
      readyLocales: ['en'],
      _status: 'published',
    })
    await cms.call('PATCH', `/pages/${id}?locale=en&draft=true`, {
      title: 'In spring',
      _status: 'draft',
    })
    const { release } = releaseSchema.parse(await cms.call('POST', '/releases', { name: NAME }))
    await cms.call('POST', `/releases/${release.id}/items`, {
      collection: 'pages',
      document: id,
      action: 'publish',
      languages: ['en'],
    })
    const time = { wallTime: '2035-05-04T09:00', zone: 'Europe/Berlin' }
    await cms.call('POST', `/releases/${release.id}/schedule`, time)

    const { cmsUrl, webUrl } = stackUnderTest()
    const link = `${cmsUrl}/api/preview/planned?release=${release.id}&zone=Europe/Berlin&locale=en`
    await page.goto(link)
    const bar = page.getByRole('complementary', { name: 'Preview.' })
    await expect(bar).toContainText(`Release “${NAME}”, United States, English, May 4, 2035`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

    const answer = await page.goto(`${webUrl}/${SLUG}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('In spring')
    expect(answer?.headers()['cache-control']).toContain('no-store')
    expect((await visit(`${webUrl}/${SLUG}`)).html).toContain('Before spring')

    await bar.getByLabel('Date and time (Europe/Berlin)').fill('2035-05-04T08:59')
    await bar.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before spring')
    await expect(bar).toContainText('At this time the release is not live yet.')

    await bar.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page.locator('[data-preview]')).toContainText(`Release „${NAME}“`)
    await page.getByRole('button', { name: 'Vorschau verlassen' }).click()
    await expect(page.locator('[data-preview]')).toHaveCount(0)
    await cms.call('POST', `/releases/${release.id}/cancel`, {})
  },
)
