import { expect, type Locator, type Page } from '@playwright/test'
import type { SetScene } from '../../packages/shared/src/contracts/virtual-set'
import { setOfAddress } from '../../packages/shared/src/set-link'

/** The page with the tool. In the gallery of components the tool stands alone. */
export const SET_PATH = '/green-screen-studio'
export const TOOL = '/gallery/virtual-set/Tool'

/** The labels of the tool in the tested languages. */
export const SET_WORDS = {
  en: { open: 'Compose your set', title: 'Virtual set', frame: 'The set', share: 'Share' },
  de: { open: 'Eigenes Set gestalten', title: 'Virtuelles Set', frame: 'Das Set', share: 'Teilen' },
  ar: { open: 'ركّب مشهدك', title: 'المشهد الافتراضي', frame: 'المشهد', share: 'مشاركة' },
} as const

export const frameOf = (page: Page): Locator => page.getByRole('application')

/** Waits until the tool has drawn its set. */
export async function untilOpen(page: Page): Promise<void> {
  await expect(frameOf(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.set-chosen')).toBeAttached()
}

/** Reads the draft in the browser's database. The tool saves it shortly after a change. */
export function keptScene(page: Page): Promise<SetScene | undefined> {
  return page.evaluate(
    () =>
      new Promise<SetScene | undefined>((resolve, reject) => {
        const opening = indexedDB.open('virtual-set')
        opening.onerror = () => reject(new Error('The draft cannot be opened.'))
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction('draft').objectStore('draft').get('scene')
          reading.onsuccess = () => {
            database.close()
            resolve(reading.result as SetScene | undefined)
          }
          reading.onerror = () => reject(new Error('The draft cannot be read.'))
        }
      }),
  )
}

export async function openTool(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: SET_WORDS.en.open }).click()
  await untilOpen(page)
}

/** Reads the link to the present set in the dialog, and closes the dialog. */
export async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: SET_WORDS.en.share, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this set' })
  const link = dialog.getByLabel('Link to this set')
  await expect(link).toHaveValue(/#set=/)
  const value = await link.inputValue()
  await dialog.getByRole('button', { name: 'Close' }).click()
  return value
}

export async function sceneOf(page: Page): Promise<SetScene> {
  const scene = setOfAddress(await linkOf(page))
  if (!scene) throw new Error('The link holds no set.')
  return scene
}

export function personIn({ people }: SetScene, place = -1): SetScene['people'][number] {
  const person = people.at(place)
  if (!person) throw new Error('Nobody is in the set.')
  return person
}

/** Converts a point of the frame, in fractions from 0 to 1, to a position on the screen. */
export async function onFrame(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await frameOf(page).boundingBox()
  if (!box) throw new Error('There is no frame.')
  return [box.x + x * box.width, box.y + y * box.height]
}

type Fingers = readonly (readonly [x: number, y: number])[]

/**
 * Moves fingers on the frame. Each step has the positions of all fingers as fractions of the frame.
 */
export async function touch(page: Page, steps: readonly Fingers[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers) => {
    const touchPoints = []
    for (const [id, [partX, partY]] of fingers.entries()) {
      const [x, y] = await onFrame(page, partX, partY)
      touchPoints.push({ x, y, id })
    }
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  const [first = [], ...rest] = steps
  await send('touchStart', first)
  for (const fingers of rest) await send('touchMove', fingers)
  await send('touchEnd', [])
  await browser.detach()
}
