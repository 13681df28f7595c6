import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import { intlOptions } from '@/i18n/intl-options'
import messages from '@/messages/en.json'
import { guideWords } from './guide-words'
import { newTurn, type Turn } from './turns'

const options = { ...intlOptions('en'), messages }
const words = guideWords(
  { country: 'us', locale: 'en' },
  createTranslator({ ...options, namespace: 'guide' }),
  createTranslator({ ...options, namespace: 'prices' }),
)

const figure = {
  kind: 'money',
  currency: 'USD',
  min: 8_500,
  max: null,
  isFrom: false,
  unit: 'hour',
} as const

const turn = (by: 'model' | 'pages'): Turn => ({
  ...newTurn('What does the podcast studio cost?'),
  by,
  state: 'done',
  isAnswered: true,
  parts: [
    { type: 'text', text: 'Audio is ' },
    { type: 'figure', label: 'Audio', figure },
    { type: 'text', text: ' an hour.' },
  ],
})

it('a sentence quoted from a page says the unit of its price once', () => {
  expect(words.answerText(turn('pages'))).toContain('Audio is $85 an hour.')
})

it('a price in the model’s own words has its unit', () => {
  expect(words.answerText(turn('model'))).toContain('$85 per hour')
})
