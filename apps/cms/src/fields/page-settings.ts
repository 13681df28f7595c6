import { LOCALES, LOCALE_NAMES } from '@studio/shared/locales'
import type { Field } from 'payload'

/** The languages in which visitors may read a document that is a page of its own. */
export function readyLocales(): Field {
  return {
    name: 'readyLocales',
    label: 'Ready in',
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: ['en'],
    options: LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
    admin: {
      position: 'sidebar',
      description: 'In a language that is not ready, visitors read the page in English.',
    },
  }
}

export function headerTheme(): Field {
  return {
    name: 'headerTheme',
    type: 'select',
    required: true,
    defaultValue: 'light',
    options: ['light', 'dark'],
    admin: { position: 'sidebar' },
  }
}
