import { LOCALES } from '@studio/shared/locales'
import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import { intlOptions } from '@/i18n/intl-options'
import { messagesFor } from '@/i18n/messages'
import { consentLabels } from './consent-labels'

it.each(LOCALES)('In %s all placeholders of the question are filled in', async (locale) => {
  const messages = await messagesFor(locale)
  const t = createTranslator({ ...intlOptions(locale), messages, namespace: 'media' })
  const labels = consentLabels(t, 'youtube')
  expect(labels.question).toContain('YouTube')
  expect(labels.explanation).toContain('Google')
  expect(Object.values(labels).join('')).not.toMatch(/[{}]/)
})
