import { DEFAULT_LOCALE, LOCALES, LOCALE_NAMES, directionOf } from '@studio/shared/locales'
import type { LocalizationConfig } from 'payload'

/**
 * No automatic fallback: together with autosave it would copy English into the
 * other languages. The site API falls back by itself and says so.
 */
export const localization: LocalizationConfig = {
  locales: LOCALES.map((code) => ({
    code,
    label: LOCALE_NAMES[code],
    rtl: directionOf(code) === 'rtl',
  })),
  defaultLocale: DEFAULT_LOCALE,
  fallback: false,
}
