import type { Locale } from '@studio/shared/locales'
import { expect, it } from 'vitest'
import { hyphenate } from './hyphenate'

it.each<[Locale, string, string]>([
  ['de', 'Datenschutzerklärung', 'Daten|schutz|erklä|rung'],
  ['de', 'Bitte nicht stören', 'Bitte nicht stören'],
  ['de', 'KI-Photomatics', 'KI-Photo|matics'],
  ['de', 'Diensteanbieter', 'Dienste|anbieter'],
  ['de', 'Werbefilmproduktion', 'Werbe|film|pro|duk|tion'],
  ['de', 'Halbtagespaket, Aufnahmeraum', 'Halb|tages|paket, Aufnahme|raum'],
  ['de', 'Kameraabteilung', 'Kamera|abtei|lung'],
  ['de', 'Immobilienfilm', 'Immo|bilien|film'],
  ['de', 'Dreißigsekünder', 'Dreißig|sekünder'],
  ['de', 'Treatment, Storyboards', 'Treat|ment, Story|boards'],
  ['en', 'Specifications for boardomatics', 'Spec|ifica|tions for board|omatics'],
  ['en', 'Animatics', 'Animatics'],
  ['en', 'Photographs, cut out', 'Photo|graphs, cut out'],
  ['de', 'Sie entscheiden', 'Sie ent|schei|den'],
  ['ar', 'الأنيماتيكيات', 'الأنيماتيكيات'],
  ['ar', 'باقة Professional', 'باقة Profes|sional'],
])('in %s: %s', (locale, text, expected) => {
  expect(hyphenate(text, locale).replaceAll('\u00ad', '|')).toBe(expected)
})

it('changes nothing but where words may be parted', () => {
  const text = 'Virtual-Production-Studio, 22 × 22 Fuß: „Besprechungsräume“ & 1.234,50 €'
  expect(hyphenate(text, 'de').replaceAll('\u00ad', '')).toBe(text)
})
