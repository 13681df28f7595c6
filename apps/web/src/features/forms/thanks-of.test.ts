import { expect, it } from 'vitest'
import { forms as words } from '@/messages/en.json'
import { FORMS, type FormName } from './definitions'
import { thanksOf } from './thanks-of'

const forms = Object.keys(FORMS) as FormName[]

it.each(forms)('the form %s is confirmed by a text that suits it', (form) => {
  const isInquiry = FORMS[form].thanks === 'dialog'
  const own = Object.entries(words.thanks).find(([name]) => name === form)?.[1]
  expect(thanksOf(form, words)).toBe(isInquiry ? words.received.text : own)
})
