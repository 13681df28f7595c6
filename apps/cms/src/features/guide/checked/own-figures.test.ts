import { describe, expect, it } from 'vitest'
import { AnswerChecker } from './check-answer'
import { numbersIn, withoutAmounts } from './figures'

const ROWS: Record<string, string> = {
  'stage/hour': 'Green-screen stage: one hour',
  'stage/half-day': 'Green-screen stage: half a day',
  'animatics-2d/spot-30': '2D animatics: 30-second spot',
  'buehne/halber-tag': 'Bühne: halber Tag',
}

/**
 * The answer as a visitor would see it, with the keys of prices. The pages that were read contain
 * many numbers.
 */
function shown(text: string, asksForPrice = false): string {
  const check = new AnswerChecker<string>({
    references: { price: (key) => (key in ROWS ? key : null), page: (path) => path },
    labelOf: (key) => ROWS[key] ?? '',
    known: new Set(numbersIn('24 hours, 30 days, 30-second, 1500 frames, 22 x 22, 2D, 3, 10')),
    isQuotation: () => false,
    isAboutPrice: asksForPrice,
  })
  return [...check.add(text), ...check.end()]
    .map((part) => {
      if (part.type === 'text') return part.text
      return part.type === 'reference' ? `[[price:${part.reference}]]` : '\n'
    })
    .join('')
    .trim()
}

describe('a figure that is not from the book', () => {
  it.each([
    'It would be forty-five k.',
    'It would be forty k.',
    'It comes to fifteen-fifty a day.',
    'One five zero zero for the whole film.',
    'One, five, zero, zero for the whole film.',
    'Der Film kommt auf fünfundvierzig.',
    'Der Film kommt auf fünf und vierzig.',
    'Der Film kommt auf eins fünf null null.',
    'يصل الفيلم إلى خمسة وأربعين.',
    'الفيلم واحد خمسة صفر صفر.',
    'It would be MD an hour.',
    'The studio is USD24 an hour.',
    'An animatic is EUR1500.',
    'An animatic is 1500EUR.',
    'It would be 24 an hour.',
    'It would be twenty per day.',
    'Es wären 24 die Stunde.',
    'Es wären 24 pro Stunde.',
    'الاستوديو ٢٤ في الساعة.',
    'الاستوديو ٢٤ للساعة.',
    'It is 1500 yen.',
    '24 SEK an hour.',
    'الفيلم ١٥٠٠ ر.س.',
    'It is 1.500,- for the film.',
    'It costs zero.',
    'You pay nothing.',
    'You get it without a surcharge.',
    'Das machen wir ohne Aufpreis.',
    'Das machen wir ohne zusätzliche Kosten.',
    'لا تدفع شيئًا.',
    'Three hours are [[price:stage/hour]].',
    '3 hours are [[price:stage/hour]].',
    'A few hours are [[price:stage/hour]].',
    'Half an hour is [[price:stage/hour]].',
    'A 24-second spot is [[price:animatics-2d/spot-30]].',
    'Drei Stunden sind [[price:stage/hour]].',
    'ساعتان بـ [[price:stage/hour]].',
    'ثلاث ساعات بـ [[price:stage/hour]].',
  ])('is never shown: %s', (text) => {
    expect(shown(text)).toBe('')
  })

  it.each([
    'It is 1500.',
    'It would be fifty.',
    'It is nothing.',
    'It would be MD.',
    'Es wären elf.',
  ])('is not shown to whoever asked for a price: %s', (text) => {
    expect(shown(text, true)).toBe('')
  })

  it('is hidden after the conversation has turned to prices', () => {
    expect(shown('The price is as follows. Listen well. It is fifteen.')).toBe(
      'The price is as follows. Listen well.',
    )
  })
})

describe('an ordinary sentence', () => {
  const ordinary = [
    'A film is made in three steps.',
    'We answer within 24 hours.',
    'The stage is open 24 hours a day.',
    'It takes two to three weeks.',
    'The film has 24 frames a second.',
    'The stage has 22 x 22 feet.',
    'You have 30 days for it.',
    'Ein Film entsteht in drei Schritten.',
    'Wir antworten innerhalb von 24 Stunden.',
    'يُنجز الفيلم في ثلاث خطوات.',
  ]

  it.each([
    ...ordinary,
    'Send your CV and one or two films.',
    'We have one producer, two animators and three editors.',
    'A film of fifteen shots is enough.',
    'We begin from zero.',
    'Nothing is lost.',
    'Wir haben eine Bühne und zwei Kameras.',
    'Das ist ein halber Tag.',
  ])('is shown: %s', (text) => {
    expect(shown(text)).toBe(text)
  })

  it.each(ordinary)('is shown even if the question asks for prices: %s', (text) => {
    expect(shown(text, true)).toBe(text)
  })

  it.each([
    'One hour on the stage is [[price:stage/hour]].',
    'An hour on our 22 x 22 ft stage is [[price:stage/hour]].',
    'Half a day on the stage costs [[price:stage/half-day]].',
    'Ein halber Tag kostet [[price:buehne/halber-tag]].',
    'Eine Stunde kostet [[price:stage/hour]].',
    'A 30-second spot in 2D costs [[price:animatics-2d/spot-30]].',
  ])('says what a figure is for: %s', (text) => {
    expect(shown(text, true)).toBe(text)
  })
})

describe('the words of a page', () => {
  it.each([
    'An animatic costs EUR1500.',
    'From USD1,500 a day.',
    'From AED5,000.',
    'From 1.500,- a day.',
    'A day costs 1500.',
    'A day costs fifteen hundred.',
    'السعر ٥٠٠ ر.س.',
    'ابتداءً من ٥٠٠ ر.س.',
  ])('an amount is left out: %s', (text) => {
    expect(withoutAmounts(`We draw boards. ${text} They move.`)).toBe('We draw boards. They move.')
  })

  it.each([
    'What does a 30-second animatic cost?',
    'Prices of the stage, which has 22 x 22 feet.',
    'A quote within 24 hours.',
    'We have made 1500 films.',
  ])('the rest stays: %s', (text) => {
    expect(withoutAmounts(text)).toBe(text)
  })
})

it('can name the home page, and a page with a long address', () => {
  const path = `blog/${'long-'.repeat(40)}name`
  expect(shown(`See [[page:]] or [[page:${path}]].`)).toBe(`See [[price:]] or [[price:${path}]].`)
})
