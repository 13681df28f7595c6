import { expect, it } from 'vitest'
import { labelOfPlace } from './document-names'

it.each([
  ['Title', 'en', 'Title'],
  ['Title', 'de', 'Titel'],
  ['Header and footer 2: Title', 'de', 'Kopf- und Fußbereich 2: Titel'],
  ['Title', 'ar', 'العنوان'],
  ['Nobody has translated this 3: Title', 'de', 'Nobody has translated this 3: Titel'],
])('the place %j in %s is %j', (label, language, expected) => {
  expect(labelOfPlace(label, language)).toBe(expected)
})
