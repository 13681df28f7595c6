import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { intlOptions } from '@/i18n/intl-options'
import en from '@/messages/en.json'
import { errorSentence } from './errors'
import { ACCEPTED_ENDINGS } from '@studio/shared/api/limits'

const words = en.forms.errors
const t = createTranslator({ ...intlOptions('en'), messages: en, namespace: 'forms' })

describe('errorSentence', () => {
  it('has a message with the limit', () => {
    const field = { label: 'Message', max: 5_000 }
    expect(errorSentence(t, 'invalidEmail')).toBe(words.invalidEmail)
    expect(errorSentence(t, 'tooLong', field)).toBe('Please keep this to 5,000 characters.')
    expect(errorSentence(t, 'required', field)).toBe('Please fill in “Message”.')
    expect(errorSentence(t, 'required')).toBe(words.required)
  })

  it('has the message of each code', () => {
    for (const code of Object.keys(words).filter(
      (one) => !['tooLong', 'requiredNamed'].includes(one),
    )) {
      expect(errorSentence(t, code)).toBe(words[code as keyof typeof words])
    }
  })

  it('has a message for unknown codes', () => {
    for (const code of ['newCode', 'constructor', '']) {
      expect(errorSentence(t, code)).toBe(words.wrongType)
    }
  })

  it('has the accepted file types in the message', () => {
    for (const ending of ACCEPTED_ENDINGS.slice(1).split(',.')) {
      expect(en.forms.help.applicationFile.toLowerCase().replace('jpg', 'jpg jpeg')).toContain(
        ending,
      )
    }
  })
})
