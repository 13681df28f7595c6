import { expect, it } from 'vitest'
import { asksForPerson } from './asks-for-person'

it.each([
  'I’d like to speak with a human',
  'can I talk to somebody from your team?',
  'put me through to a producer',
  'Ich will mit jemandem telefonieren',
  'Kann ich mit einem Mitarbeiter sprechen?',
  'Wer ist mein Ansprechpartner?',
  'أريد التحدث مع موظف',
  'هل يمكنني أن أكلم أحدا',
])('hears that a person is wanted: %s', (text) => {
  expect(asksForPerson(text)).toBe(true)
})

it.each([
  'How many people can speak at once?',
  'Can the double speak?',
  'Wie viele Personen können gleichzeitig sprechen?',
  'Was sollen die Darsteller sprechen?',
  'كم شخصًا يمكنه التحدث معًا؟',
])('does not take it for that: %s', (text) => {
  expect(asksForPerson(text)).toBe(false)
})
