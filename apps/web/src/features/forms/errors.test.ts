import { describe, expect, it } from 'vitest'
import en from '@/messages/en.json'
import { errorSentence } from './errors'
import { ACCEPTED_ENDINGS } from '@studio/shared/api/limits'

const words = en.forms.errors

describe('errorSentence', () => {
  it('has a message with the limit', () => {
    expect(errorSentence(words, 'invalidEmail')).toBe(words.invalidEmail)
    expect(errorSentence(words, 'tooLong', '5,000')).toBe('Please keep this to 5,000 characters.')
  })

  it('has a message for unknown codes', () => {
    for (const code of ['newCode', 'constructor', '']) {
      expect(errorSentence(words, code)).toBe(words.wrongType)
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
