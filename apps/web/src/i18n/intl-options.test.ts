import { LOCALES } from '@studio/shared/locales'
import { expect, it } from 'vitest'
import { intlOptions } from './intl-options'

it.each(LOCALES)('messages in %s have the digits of the rest of the site', (locale) => {
  const { locale: tag } = intlOptions(locale)
  expect(new Intl.NumberFormat(tag).resolvedOptions().numberingSystem).toBe('latn')
  expect(new Intl.Locale(tag).language).toBe(locale)
})

it('Arabic asks for these digits, because browsers differ in those of Arabic', () => {
  expect(new Intl.Locale(intlOptions('ar').locale).numberingSystem).toBe('latn')
})
