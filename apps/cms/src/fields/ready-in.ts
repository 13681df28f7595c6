import { LOCALES, LOCALE_NAMES } from '@studio/shared/locales'
import type { Field } from 'payload'

/** In which languages a document may be read; publishing one publishes all of them. */
export function readyIn(): Field {
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
