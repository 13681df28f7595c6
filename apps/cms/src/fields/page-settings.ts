import { LOCALES, LOCALE_NAMES } from '@studio/shared/locales'
import type { Field } from 'payload'

/** The languages in which visitors may read a document that is a page of its own; publishing it publishes all of them. */
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
      description: 'In a language that is not ready, visitors read it in English.',
    },
  }
}

export function headerTheme(): Field {
  return {
    name: 'headerTheme',
    type: 'select',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
    admin: {
      position: 'sidebar',
      description: 'Empty: as the site’s plan has it for this path, light where it says nothing.',
    },
  }
}
