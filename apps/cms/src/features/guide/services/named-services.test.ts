import type { Locale } from '@studio/shared/locales'
import { describe, expect, it } from 'vitest'
import { foldedWords } from '../../../platform/lib/fold'
import { intentOf, isUnasked } from './intents'
import { isAboutServices, namedServices } from './named-services'
import type { Service } from './table'

const QUESTIONS: [Locale, string, Service[]][] = [
  ['en', 'what does a 30 second 2D animation cost', ['2d-animation']],
  ['en', 'price of a 2D animatic', ['2d-animatics']],
  ['en', 'are revisions unlimited for 3D', ['3d']],
  ['en', 'difference between photomatic and boardomatic', ['boardomatics', 'photomatics']],
  ['en', 'are you open on Sundays?', []],
  ['de', 'Immobilienfilm Preis', ['real-estate']],
  ['de', 'Boardomaticpreis 15 Sekunden', ['boardomatics']],
  ['de', 'Podcaststudio mit zwei Kameras', ['podcast']],
  ['ar', 'سعر فيلم عقاري', ['real-estate']],
  ['ar', 'والبوردوماتيك', ['boardomatics']],
  ['ar', 'رسوم متحركة ثنائية الأبعاد', ['2d-animation']],
  ['ar', 'حجز الشاشة الخضراء', ['green-screen']],
]

it.each(QUESTIONS)('in %s, “%s” names %j', (locale, question, services) => {
  expect([...namedServices(locale, foldedWords(question)).services].sort()).toEqual(services)
})

describe('a question about 2D animation', () => {
  const asked = namedServices('en', ['2d', 'animation']).services
  const isAnsweredBy = (path: string, headings: string, text: string) =>
    isAboutServices('en', { path, headings, text }, asked)

  it('is answered by the page about animation', () => {
    expect(isAnsweredBy('animation-services', 'What you receive', 'The finished film.')).toBe(true)
  })

  it('is not answered by a page about photomatics that mentions it', () => {
    expect(isAnsweredBy('ai-photomatics', 'Stills', 'A stunt needs 2D animation or 3D.')).toBe(
      false,
    )
  })

  it('is answered by a rule for every service, and not by one for another service', () => {
    expect(isAnsweredBy('faq', 'Who owns it?', 'You do, after full payment.')).toBe(true)
    expect(isAnsweredBy('faq', 'Podcast terms', 'A deposit is due.')).toBe(false)
  })
})

it.each([
  ['Whiteboardvideo Lieferzeit', 'duration'],
  ['متى يجهز إعلان ثلاثي الأبعاد', 'duration'],
  ['what happens if I cancel', 'cancel'],
  ['do you give me the raw podcast files', 'deliverables'],
  ['عمل مستعجل', 'rush'],
  ['where are you', null],
])('“%s” asks for %s', (question, intent) => {
  expect(intentOf(question)).toBe(intent)
})

it('does not answer with cancellations a question that does not ask about them', () => {
  expect(isUnasked('What if we have to cancel?', 'can I rent it for one hour')).toBe(true)
  expect(isUnasked('What if we have to cancel?', 'cancellation fee')).toBe(false)
})
