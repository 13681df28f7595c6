import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  answer,
  ANSWER_WITH_LINK,
  answerQuestions,
  BROKEN_ANSWER,
  holdAnswers,
  newsOf,
  openedGuide,
  openGuide,
} from '../support/guide'
import { storyAddress } from './gallery'

/** These tests are about how the guide handles input. Its answers are mocked. */

const QUESTION = 'How large is the stage?'

const open = (page: Page) => openGuide(page, storyAddress('guide/Guide'), 'Try the chatbot demo')

async function reopen(page: Page): Promise<Locator> {
  await page.locator('[data-slot="guide"]').getByRole('button').click()
  return openedGuide(page)
}

const fieldOf = (dialog: Locator) => dialog.getByLabel('Your question')

test('a draft survives Escape, a reload, and a link of an answer', async ({ page }) => {
  await answerQuestions(page, (route) => answer(route, ANSWER_WITH_LINK))
  const dialog = await open(page)
  await fieldOf(dialog).fill('Do you draw')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(fieldOf(await reopen(page))).toHaveValue('Do you draw')

  await page.reload()
  await expect(fieldOf(await reopen(page))).toHaveValue('Do you draw')

  await dialog.getByRole('button', { name: 'What does a 2D animatic cost?' }).click()
  await dialog.getByRole('article').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(fieldOf(await reopen(page))).toHaveValue('Do you draw')
})

test('a half-written inquiry survives a reload, until it is sent', async ({ page }) => {
  await page.route('**/api/inquiry', (route) =>
    route.fulfill({ status: 201, json: { reference: '7K3F-92QD' } }),
  )
  const dialog = await open(page)
  await dialog.getByRole('button', { name: 'Ask a person' }).click()
  const form = dialog.getByRole('form')
  await form.getByLabel('Service interest').selectOption({ label: 'Custom Solutions' })
  await form.getByLabel('Email').fill('lina@agency.example')
  await form.getByLabel('Your requirements').fill('Do you draw quokkas?')

  await page.reload()
  await reopen(page)
  await dialog.getByRole('button', { name: 'Ask a person' }).click()
  await expect(form.getByLabel('Service interest').locator('option:checked')).toHaveText(
    'Custom Solutions',
  )
  await expect(form.getByLabel('Email')).toHaveValue('lina@agency.example')
  await expect(form.getByLabel('Your requirements')).toHaveValue('Do you draw quokkas?')
  await form.getByRole('button', { name: 'Send the inquiry' }).click()
  await expect(page.getByRole('dialog', { name: 'We’ll get back to you.' })).toBeVisible()

  await page.reload()
  await reopen(page)
  await dialog.getByRole('button', { name: 'Ask a person' }).click()
  await expect(form.getByLabel('Email')).toHaveValue('')
  await expect(form.getByLabel('Your requirements')).toHaveValue('')
})

test('a failed question is announced, returns to the field, and can be sent again', async ({
  page,
}) => {
  await answerQuestions(page, (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '61' } }),
  )
  const dialog = await open(page)
  const field = fieldOf(dialog)
  await field.fill(QUESTION)
  await page.keyboard.press('Enter')
  await expect(newsOf(dialog)).toContainText('Please ask again in 2 minutes.')
  await expect(field).toHaveValue(QUESTION)
  await expect(field).toBeFocused()

  await answerQuestions(page, (route) => route.abort())
  await page.keyboard.press('Enter')
  await expect(newsOf(dialog)).toContainText('The guide cannot be reached right now.')
  await expect(field).toHaveValue(QUESTION)
  await expect(dialog.getByRole('article')).toHaveCount(1)

  await field.fill('And how high')
  const asked = await answerQuestions(page, answer)
  await dialog.getByRole('button', { name: 'Ask again' }).click()
  await expect(dialog.getByRole('article')).toContainText('22 by 22 feet')
  await expect(newsOf(dialog)).toContainText('22 by 22 feet')
  await expect(dialog.getByRole('button', { name: 'Ask again' })).toHaveCount(0)
  expect(asked).toEqual([QUESTION])
  await expect(field).toHaveValue('And how high')
  await expect(field).toBeFocused()
})

test('a pending question survives in the tab until it is answered', async ({ page }) => {
  await holdAnswers(page)
  const dialog = await open(page)
  await fieldOf(dialog).fill(QUESTION)
  await page.keyboard.press('Enter')
  await expect(fieldOf(dialog)).toHaveValue('')
  await page.reload()
  await expect(fieldOf(await reopen(page))).toHaveValue(QUESTION)

  await answerQuestions(page, answer)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('article')).toContainText('22 by 22 feet')
  await page.reload()
  await expect(fieldOf(await reopen(page))).toHaveValue('')
})

test('the focus is in the field after a suggestion, Start over, and the way back', async ({
  page,
}) => {
  await answerQuestions(page, answer)
  const dialog = await open(page)
  const field = fieldOf(dialog)
  const suggestion = dialog.getByRole('button', { name: 'What does a 2D animatic cost?' })
  await field.fill('Do you draw')
  await suggestion.press('Enter')
  await expect(dialog.getByRole('article')).toContainText('22 by 22 feet')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Do you draw')

  await dialog.getByRole('button', { name: 'Ask a person' }).press('Enter')
  const form = dialog.getByRole('form')
  await expect(dialog.getByRole('heading', { name: 'Ask a person' })).toBeFocused()
  await form.getByLabel('Email').fill('lina@agency.example')
  await dialog.getByRole('button', { name: 'Back to the guide' }).press('Enter')
  await expect(field).toBeFocused()

  await dialog.getByRole('button', { name: 'Start over' }).press('Enter')
  await expect(suggestion).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.press('Escape')
  await reopen(page)
  await expect(field).toHaveValue('')
  await dialog.getByRole('button', { name: 'Ask a person' }).click()
  await expect(form.getByLabel('Email')).toHaveValue('')
})

test('a double click sends or stops a question only once', async ({ page }) => {
  const { asked, letGo } = await holdAnswers(page)
  const dialog = await open(page)
  await fieldOf(dialog).fill(QUESTION)
  await dialog.getByRole('button', { name: 'Ask', exact: true }).dblclick()
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(dialog.getByRole('article')).toHaveAttribute('aria-busy', 'true')

  await dialog.getByRole('button', { name: 'Stop' }).dblclick()
  await expect(newsOf(dialog)).toHaveText('Stopped.')
  await expect(fieldOf(dialog)).toHaveValue(QUESTION)
  await expect(dialog.getByRole('button', { name: 'Ask', exact: true })).toBeFocused()
  expect(asked).toEqual([QUESTION])
  letGo()
})

test('an answer of the model is labelled as such even if it was cut off', async ({ page }) => {
  await answerQuestions(page, (route) => answer(route, BROKEN_ANSWER))
  const dialog = await open(page)
  await fieldOf(dialog).fill(QUESTION)
  await page.keyboard.press('Enter')
  const turn = dialog.getByRole('article')
  await expect(turn).toContainText('The answer was cut off.')
  await expect(turn).toContainText('Written by a language model')
  await expect(newsOf(dialog)).toHaveText('The answer was cut off. Please ask again.')
  await expect(fieldOf(dialog)).toHaveValue(QUESTION)
})

test('nothing is read aloud after the voice was switched off', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = []
    const speechSynthesis = {
      cancel: () => void said.push('silence'),
      speak: ({ text }: SpeechSynthesisUtterance) => void said.push(text),
    }
    Object.defineProperties(window, { speechSynthesis: { value: speechSynthesis }, said: { value: said } }) // prettier-ignore
  })
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  const dialog = await open(page)
  const voice = dialog.getByRole('button', { name: 'Read answers aloud' })
  const ask = async () => {
    await fieldOf(dialog).fill(QUESTION)
    await page.keyboard.press('Enter')
  }
  await voice.click()
  await answerQuestions(page, answer)
  await ask()
  await expect.poll(async () => (await said()).at(-1)).toBe('It is 22 by 22 feet.')
  await dialog.getByRole('button', { name: 'Ask a person' }).click()
  expect((await said()).at(-1)).toBe('silence')
  await dialog.getByRole('button', { name: 'Back to the guide' }).click()

  const { letGo } = await holdAnswers(page)
  await ask()
  await voice.click()
  letGo()
  await expect(dialog.getByRole('article').nth(1)).toContainText('22 by 22 feet')
  expect((await said()).at(-1)).toBe('silence')
})
