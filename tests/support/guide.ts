import { expect, type Locator, type Page, type Route } from '@playwright/test'

const QUESTIONS = '**/api/guide/questions'

export async function openGuide(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path)
  await page.locator('[data-slot^="guide"]').getByRole('button', { name }).click()
  return openedGuide(page)
}

export async function openedGuide(page: Page): Promise<Locator> {
  const dialog = page.locator('dialog.guide-dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** The live region that announces the guide's state to screen readers. */
export function newsOf(dialog: Locator): Locator {
  return dialog.locator('.guide-side > [role="status"]')
}

const BEGIN = { event: 'begin', conversation: 'secret', by: 'model' }
const PART = { event: 'part', part: { type: 'text', text: 'It is 22 by 22 feet.' } }
const END = { event: 'end', sources: [], isAnswered: true, isOffTopic: false }

/** A mocked answer of the model, because the site under test has none. */
const ANSWER = [BEGIN, PART, END]

const LINK = { event: 'part', part: { type: 'link', path: 'contact', title: 'Contact' } }

export const ANSWER_WITH_LINK = [BEGIN, LINK, END]

/** A mocked answer whose stream ends too early. */
export const BROKEN_ANSWER = [BEGIN, PART]

export async function answer(route: Route, events: readonly object[] = ANSWER): Promise<void> {
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
  await route.fulfill({ contentType: 'text/event-stream', body })
}

/**
 * Answers the guide's questions instead of the server.
 * @returns the list of questions, which grows
 */
export async function answerQuestions(
  page: Page,
  how: (route: Route) => Promise<void>,
): Promise<string[]> {
  const asked: string[] = []
  await page.route(QUESTIONS, async (route) => {
    asked.push((route.request().postDataJSON() as { text: string }).text)
    await how(route)
  })
  return asked
}

/** Answers the guide's questions like `answerQuestions`, but only once `letGo` is called. */
export async function holdAnswers(page: Page): Promise<{ asked: string[]; letGo: () => void }> {
  let letGo = (): void => undefined
  const isFree = new Promise<void>((resolve) => (letGo = resolve))
  const asked = await answerQuestions(page, async (route) => {
    await isFree
    await answer(route)
  })
  return { asked, letGo }
}
