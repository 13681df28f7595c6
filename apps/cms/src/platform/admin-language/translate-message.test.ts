import { expect, it } from 'vitest'
import { translateMessage } from './translate-message'

it.each([
  ['Choose the page.', 'de', 'Wählen Sie die Seite.'],
  ['Choose the page.', 'ar', 'اختر الصفحة.'],
  ['Choose the page.', 'en', 'Choose the page.'],
  ['Choose the page.', 'fr', 'Choose the page.'],
  ['Nobody has translated this.', 'de', 'Nobody has translated this.'],
  ['“filter” is taken by the site itself.', 'de', '„filter“ braucht die Website selbst.'],
  [
    'Deutsch is marked as ready, and this is empty. Write it, or remove Deutsch from “Ready in”.',
    'de',
    'Deutsch ist als fertig markiert, und dies ist leer. Schreiben Sie es oder entfernen Sie Deutsch aus „Fertig in“.',
  ],
])('%j in %s reads %j', (english, language, expected) => {
  expect(translateMessage(english, language)).toBe(expected)
})
