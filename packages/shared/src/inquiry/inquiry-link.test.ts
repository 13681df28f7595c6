import { expect, it } from 'vitest'
import { LOCALES } from '../locales'
import { ROUTES } from '../routes/manifest'
import { inquiryLink } from './inquiry-link'
import { PROJECT_TYPES } from './project-types'
import { TOPIC_NAMES } from './topic-names'
import { projectTypeOf, readTopic, topicOfPage, topicOfPriceRow, TOPICS } from './topics'

it.each([
  ['/contact', '/contact?topic=podcast-studio.one-camera#write'],
  ['/de/contact', '/de/contact?topic=podcast-studio.one-camera#write'],
  ['/ar/contact#message', '/ar/contact?topic=podcast-studio.one-camera#message'],
  ['/contact/miami', '/contact/miami'],
  ['/contact?lang=uk', '/contact?lang=uk'],
  ['/pricing', '/pricing'],
  ['mailto:hello@studio.example', 'mailto:hello@studio.example'],
  ['https://elsewhere.example/contact', 'https://elsewhere.example/contact'],
])('%s about a podcast with one camera is %s', (href, link) => {
  expect(inquiryLink(href, 'podcast-studio.one-camera')).toBe(link)
})

it('stays as it is where a page is about nothing that can be asked for', () => {
  expect(inquiryLink('/contact', topicOfPage('about-us'))).toBe('/contact')
})

it.each(TOPICS)('%s is read from a link about it, and has a name in every language', (topic) => {
  const { searchParams } = new URL(inquiryLink('/contact', topic), 'https://studio.example')
  expect(readTopic(searchParams)).toBe(topic)
  expect(PROJECT_TYPES).toContain(projectTypeOf(topic))
  for (const locale of LOCALES) expect(TOPIC_NAMES[locale][topic]).not.toBe('')
})

it.each(['', 'nothing', 'toString', '__proto__', 'podcast-studio.four-cameras'])(
  'ignores %j in an address',
  (value) => {
    expect(readTopic(new URLSearchParams({ topic: value }))).toBeNull()
  },
)

it('is what the buttons of at least twenty pages of the plan ask about', () => {
  const paths = ROUTES.map(({ path }) => path)
  expect(paths.filter((path) => topicOfPage(path) !== null).length).toBeGreaterThanOrEqual(20)
})

it.each([
  ['podcast-video', 'one-camera', 'podcast-studio.one-camera'],
  ['podcast-video', 'two-cameras', 'podcast-studio.two-cameras'],
  ['podcast-audio', 'premium', 'podcast-studio.audio-premium'],
  ['green-screen-studio', 'full-day', 'green-screen-studio.full-day'],
  ['livestream-tiers', 'professional', 'livestream.professional'],
  ['green-screen-studio', 'extra-hour', null],
  ['podcast-terms', 'deposit', null],
])('the row %s/%s is booked with the topic %s', (list, row, topic) => {
  expect(topicOfPriceRow(list, row)).toBe(topic)
})
