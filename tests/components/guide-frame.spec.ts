import { expect, type Locator, type Page, test } from '@playwright/test'
import ar from '../../apps/web/src/messages/ar.json' with { type: 'json' }
import de from '../../apps/web/src/messages/de.json' with { type: 'json' }
import en from '../../apps/web/src/messages/en.json' with { type: 'json' }
import { answer, answerQuestions, openGuide } from '../support/guide'
import { inFullOnly } from '../support/depth'
import { storyAddress } from './gallery'

/**
 * The dialog has a fixed size, so its links and buttons stay on the screen even with long answers.
 */

const SENTENCE = 'The room is 22 by 22 feet, and a camera, a teleprompter and lights can be added.'

const said = (sentences: number) => [
  { event: 'begin', conversation: 'secret', by: 'pages' },
  ...Array.from({ length: sentences }, () => [
    { event: 'part', part: { type: 'paragraph' } },
    { event: 'part', part: { type: 'text', text: SENTENCE } },
  ]).flat(),
  { event: 'end', sources: [], isAnswered: true, isOffTopic: false },
]

async function ask(page: Page, dialog: Locator, sentences: number): Promise<void> {
  await answerQuestions(page, (route) => answer(route, said(sentences)))
  const turns = dialog.getByRole('article')
  const before = await turns.count()
  await dialog.getByRole('textbox').first().fill('How large is the stage?')
  await page.keyboard.press('Enter')
  await expect(turns).toHaveCount(before + 1)
  await expect(turns.last()).toHaveAttribute('aria-busy', 'false')
}

/** Reads how far anything but the list of messages is scrolled, including the page. */
function strayScroll(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*'), document.documentElement]
      .filter((each) => !each.matches('.guide-log, textarea'))
      .reduce(
        (sum, { scrollTop, scrollLeft }) => sum + Math.abs(scrollTop) + Math.abs(scrollLeft),
        0,
      ),
  )
}

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  // This size is a page at 400 percent zoom, and also a phone with an open keyboard.
  { width: 341, height: 192 },
]

for (const [locale, { guide, ui }] of Object.entries({ en, de, ar })) {
  for (const viewport of SIZES) {
    const { width, height } = viewport
    // German has the longest words, and Arabic runs from right to left.
    const isDeep = locale === 'en' || (locale === 'de') !== width < 768
    const details = inFullOnly(isDeep)
    test(
      `the frame stands still in ${locale} at ${width} × ${height}`,
      details,
      async ({ page }) => {
        await page.setViewportSize(viewport)
        // The dialog grows while it opens, so its parts would move.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const dialog = await openGuide(
          page,
          storyAddress('guide/Guide', { locale }),
          'Try the chatbot demo',
        )
        const close = dialog.getByRole('button', { name: ui.close })
        const always = [
          close,
          dialog.getByRole('button', { name: guide.voice }),
          dialog.getByRole('button', { name: guide.askPerson }).first(),
          dialog.getByLabel(guide.label),
        ]
        const places = () => Promise.all(always.map((part) => part.boundingBox()))
        await ask(page, dialog, 1)
        const before = await places()
        const scrolled = await strayScroll(dialog)
        for (const length of [1, 30, 1, 12]) {
          await ask(page, dialog, length)
          expect(await strayScroll(dialog)).toBe(scrolled)
          for (const part of always) await expect(part).toBeInViewport({ ratio: 1 })
          expect(await places()).toEqual(before)
          const question = dialog.getByRole('article').last().getByRole('heading')
          await expect(question).toBeInViewport()
        }
        await close.click()
        await expect(dialog).toHaveCount(0)
      },
    )
  }
}
