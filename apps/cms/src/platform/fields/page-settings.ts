import type { HeaderVersion } from '@studio/shared/contracts/menus'
import type { Field } from 'payload'
import { refuseMissingWords } from './refuse-missing-words'
import { LANGUAGE_OPTIONS } from '../localization'

/**
 * The field with the locales in which visitors may read a document. Publishing the document
 * publishes all of them.
 */
export function readyLocales(): Field {
  return {
    name: 'readyLocales',
    label: 'Ready in',
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: ['en'],
    options: LANGUAGE_OPTIONS,
    hooks: { beforeChange: [refuseMissingWords] },
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
      description:
        'If empty, what the site’s plan says for this path, or light if it says nothing.',
    },
  }
}

export const HEADER_VERSIONS: { value: HeaderVersion; label: string }[] = [
  { value: 'mega', label: 'Version 1: menus over the whole width' },
  { value: 'dropdowns', label: 'Version 2: short menus below their names' },
]

export function headerVersion(): Field {
  return {
    name: 'headerVersion',
    label: 'Header',
    type: 'select',
    options: HEADER_VERSIONS,
    admin: {
      position: 'sidebar',
      description: 'If empty, the one that “Header and footer” names for the whole site.',
    },
  }
}
