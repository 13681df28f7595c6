import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import { intlOptions } from '@/i18n/intl-options'
import en from '@/messages/en.json'
import { FORMS, type FormName } from './definitions'
import { thanksOf } from './thanks-of'

const { forms: words } = en
const t = createTranslator({ ...intlOptions('en'), messages: en, namespace: 'forms' })
const forms = Object.keys(FORMS) as FormName[]

it.each(forms)('the form %s is confirmed by a text that suits it', (form) => {
  const isInquiry = FORMS[form].thanks === 'dialog'
  const own = Object.entries(words.thanks).find(([name]) => name === form)?.[1]
  expect(thanksOf(form, t)).toBe(isInquiry ? words.received.text : own)
})
