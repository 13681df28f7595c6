import { expect, test, type Page } from '@playwright/test'
import {
  keptScene,
  linkOf,
  openTool,
  sceneOf,
  SET_WORDS,
  TOOL,
  untilOpen,
} from '../support/virtual-set'

/** Creates a photo that is half green and half red. In smaller photos green is not removed. */
async function photo(page: Page, width = 400, height = 300): Promise<Buffer> {
  const address = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      const context = canvas.getContext('2d')
      if (!context) return ''
      context.fillStyle = '#10b040'
      context.fillRect(0, 0, w, h)
      context.fillStyle = '#b02020'
      context.fillRect(w * 0.4, h * 0.2, w * 0.2, h * 0.8)
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

async function choose(page: Page, button: string, name: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer })
}

/** Creates a PNG whose header claims a size of 30,000 by 30,000 pixels. */
function hugePng(small: Buffer): Buffer {
  const huge = Buffer.from(small)
  huge.writeUInt32BE(30_000, 16)
  huge.writeUInt32BE(30_000, 20)
  return huge
}

test('a message explains why a file cannot be used, and nothing is lost', async ({ page }) => {
  await openTool(page, TOOL)
  const before = await sceneOf(page)
  const small = await photo(page)
  const alert = page.getByRole('dialog').getByRole('alert')
  const cases: [string, Buffer, string][] = [
    ['notes.png', Buffer.from('These are words and no picture.'), 'This file is not a picture.'],
    ['huge.png', hugePng(small), 'more than 40 megapixels'],
    ['broken.png', small.subarray(0, 60), 'cannot read this picture'],
    ['large.png', Buffer.alloc(26 * 1024 * 1024, 7), 'larger than 25 MB'],
  ]
  for (const [name, buffer, sentence] of cases) {
    for (const button of ['Your own photo', 'Your own picture']) {
      await choose(page, button, name, buffer)
      await expect(alert).toContainText(sentence)
      await alert.getByRole('button', { name: 'Dismiss' }).click()
      await expect(alert).toBeEmpty()
    }
  }
  expect(await sceneOf(page)).toEqual(before)
})

test('an error about one file disappears when another one is accepted', async ({ page }) => {
  await openTool(page, TOOL)
  const alert = page.getByRole('dialog').getByRole('alert')
  await choose(page, 'Your own photo', 'notes.png', Buffer.from('These are words.'))
  await expect(alert).toContainText('This file is not a picture.')
  await choose(page, 'Your own photo', 'me.png', await photo(page))
  await expect(alert).toBeEmpty()
})

test('a link to a set with the sender’s own pictures says that these are missing', async ({
  page,
}) => {
  await openTool(page, TOOL)
  await choose(page, 'Your own picture', 'beach.png', await photo(page))
  const list = page.getByRole('region', { name: 'In the set' })
  await expect(list.getByRole('button', { name: 'Background: Own picture' })).toBeVisible()
  const link = await linkOf(page)
  await page.goto('about:blank')
  await page.goto(link)
  await untilOpen(page)
  await expect(page.getByText('Pictures of their own stay in their browser')).toBeVisible()
})

test('the visitor’s own pictures stay in the browser, survive a reload and are in no link', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  await openTool(page, TOOL)
  const before = await sceneOf(page)
  await choose(page, 'Your own photo', 'me.png', await photo(page))
  const list = page.getByRole('region', { name: 'In the set' })
  const mine = list.getByRole('button', { name: 'Own picture', exact: true })
  await expect(mine).toHaveAttribute('aria-pressed', 'true')
  // Once the green is removed, the picture is a fifth as wide as the photo.
  const chosen = page.locator('.set-chosen')
  await expect
    .poll(async () => {
      const box = await chosen.boundingBox()
      return box ? box.width / box.height : 0
    })
    .toBeLessThan(0.5)
  await choose(page, 'Your own picture', 'room.png', await photo(page, 1600, 900))
  await expect(list.getByRole('button', { name: 'Background: Own picture' })).toBeVisible()

  const shared = await sceneOf(page)
  expect(shared.people).toEqual(before.people)
  expect(shared.background).toBeNull()
  await page.getByRole('button', { name: SET_WORDS.en.share, exact: true }).click()
  await expect(page.getByText('Your own pictures are not in the link')).toBeVisible()
  await page.keyboard.press('Escape')

  const source = async () => (await keptScene(page))?.background?.source
  await expect.poll(source).toMatchObject({ from: 'own' })
  await page.reload()
  await page.getByRole('button', { name: SET_WORDS.en.open }).click()
  await untilOpen(page)
  await expect(mine).toBeVisible()
  await expect(list.getByRole('button', { name: 'Background: Own picture' })).toBeVisible()
  expect(sent.filter((one) => !one.includes('/_next/'))).toEqual([])
})

test('after a set was opened by a link, one undo step restores the visitor’s own', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext()
  const sender = await other.newPage()
  await openTool(sender, TOOL)
  await sender.getByRole('button', { name: 'Use as background: Forest path' }).click()
  const link = await linkOf(sender)
  await other.close()

  await openTool(page, TOOL)
  await page.getByRole('button', { name: 'Use as background: City roof at night' }).click()
  await expect.poll(async () => (await keptScene(page))?.background?.source.key).toBe('roof-night')
  // A blank page comes first, so that the link loads the page like a link in a mail.
  await page.goto('about:blank')
  await page.goto(link)
  await untilOpen(page)
  await expect(page.getByText('Undo brings your own set back.')).toBeVisible()
  expect((await sceneOf(page)).background?.source.key).toBe('forest')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect((await sceneOf(page)).background?.source.key).toBe('roof-night')
})
