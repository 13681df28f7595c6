import { expect, type Page } from '@playwright/test'
import { logInToAdmin } from '../support/admin'
import { adminClient } from '../support/cms-client'
import { findMedia } from '../support/media-library'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { visit } from '../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

const pageAt = async (path: string) => (await visit(web(path))).html

async function openPicture(page: Page, key: string): Promise<void> {
  const { cmsUrl } = stackUnderTest()
  const cms = await adminClient()
  const { id } = await findMedia(cms, key)
  await logInToAdmin(page)
  await page.goto(`${cmsUrl}/admin/collections/media/${id}`)
}

test(
  'an editor changes the focal point, and the crop on the site follows',
  { tag: '@core' },
  async ({ page, context }) => {
    const site = await context.newPage()
    await site.setViewportSize({ width: 360, height: 780 })
    await site.goto('/podcast-studio-rental')
    const picture = site.locator('[data-slot="hero"] img')
    await expect(picture).toHaveJSProperty('complete', true)
    const before = await picture.screenshot()

    await openPicture(page, 'podcast-table')
    await page.getByRole('button', { name: 'Edit Image' }).click()
    await page.locator('input[name="X %"]').fill('5')
    await page.locator('input[name="Y %"]').fill('90')
    await page.getByRole('button', { name: 'Apply Changes' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/Updated successfully/i)).toBeVisible()

    const isShown = async () =>
      (await pageAt('/podcast-studio-rental')).includes('object-position:5% 90%')
    await expect.poll(isShown).toBe(true)
    await site.reload()
    await expect(picture).toHaveCSS('object-position', '5% 90%')
    await expect(picture).toHaveJSProperty('complete', true)
    expect((await picture.screenshot()).equals(before)).toBe(false)
  },
)

test('a picture’s place has its aspect ratio and its color before it loads', async ({ page }) => {
  await page.route('**/media/s/**', () => undefined)
  await page.goto('/podcast-studio-rental', { waitUntil: 'domcontentloaded' })
  const picture = page.locator('[data-slot="hero"] img')
  await expect(picture).toHaveCSS('background-color', 'rgb(40, 40, 40)')
  const place = await picture.boundingBox()
  expect((place?.width ?? 0) / (place?.height ?? 1)).toBeCloseTo(21 / 9, 1)
})

for (const width of [360, 768, 1366, 1920]) {
  test(`at ${width} px every picture loads in the size of its place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/podcast-studio-rental', '/2d-animatics']) {
      await page.goto(path)
      const pictures = page.locator('main picture img, [data-slot="hero"] picture img')
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toHaveJSProperty('complete', true)
      }
      const misfits = await pictures.evaluateAll((images) =>
        (images as HTMLImageElement[]).flatMap((image, _, all) => {
          // The browser may reuse a larger file that another element has loaded.
          if (all.some((other) => other !== image && other.currentSrc === image.currentSrc))
            return []
          const { width: across, height: down } = image.getBoundingClientRect()
          // The aspect ratio is that of the loaded file, because small screens may get another
          // picture.
          const form = image.naturalWidth / image.naturalHeight
          const stands = Math.max(across, down * form)
          const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
          const source = sources.find(({ media }) => matchMedia(media || 'all').matches)
          const offered = [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, size]) =>
            Number(size),
          )
          const taken = Number(/(\d+)\.avif$/.exec(image.currentSrc)?.[1])
          // Browsers round widths to whole pixels.
          const widest = offered.at(-1)
          const fits = [-2, 2].map(
            (slack) => offered.find((size) => size >= stands + slack) ?? widest,
          )
          return fits.includes(taken) ? [] : [{ stands, taken, sizes: source?.sizes }]
        }),
      )
      expect(misfits, path).toEqual([])
    }
  })
}
