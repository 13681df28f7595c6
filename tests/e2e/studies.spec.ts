import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

test('a job’s test downloads in its own file type', async ({ page }) => {
  await page.goto('/careers/3d-generalist')
  const link = page.getByRole('link', { name: 'Download the test' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('3d-generalist.zip')
  const made = await readFile('packages/media/careers/tests/3d-generalist.zip')
  expect((await readFile(await download.path())).equals(made)).toBe(true)
  await expect(page.getByText('ZIP, 1.9 MB')).toBeVisible()

  const answer = await fetch(web((await link.getAttribute('href')) ?? ''), { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-length')).toBe(String(made.length))
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect((await fetch(web('/media/download/0/nothing.zip'))).status).toBe(404)
})

for (const locale of ['', '/ar', '/de']) {
  test(`the feed at ${locale}/feed.xml is valid and linked in the head`, async ({ page }) => {
    await page.goto(`${locale}/blog`)
    const head = page.locator('link[type="application/rss+xml"]')
    await expect(head).toHaveAttribute('href', web(`${locale}/feed.xml`))
    await expect(page.locator('link[type="text/plain"]')).toHaveAttribute('href', web('/llms.txt'))
    const answer = await fetch(web(`${locale}/feed.xml`), {
      headers: { cookie: 'language_code=de' },
      redirect: 'manual',
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/rss+xml')
    const problem = await page.evaluate(
      (text) => {
        const feed = new DOMParser().parseFromString(text, 'application/xml')
        const items = feed.querySelectorAll('item > link').length
        return (
          feed.querySelector('parsererror')?.textContent ?? (items >= 5 ? '' : `${items} items`)
        )
      },
      await answer.text(),
    )
    expect(problem).toBe('')
  })
}
