import { LOCALES } from '@studio/shared/locales'
import { expect, it } from 'vitest'
import { messagesFor } from '@/i18n/messages'
import { consentLabels } from './consent-labels'

it.each(LOCALES)('In %s all placeholders of the question are filled in', async (locale) => {
  const { media } = await messagesFor(locale)
  const labels = consentLabels(media, 'youtube')
  expect(labels.question).toContain('YouTube')
  expect(labels.explanation).toContain('Google')
  expect(Object.values(labels).join('')).not.toMatch(/[{}]/)
})
