import { describe, expect, it } from 'vitest'
import { COPY_RULES } from '../../packages/shared/src/copy-rules'
import { readCopy, type CopyLocale } from './read-copy'

function problemsIn(locale: CopyLocale, text: string): string[] {
  return COPY_RULES[locale].flatMap(({ word, instead }) => {
    const found = word.exec(text)?.[0]
    return found ? [`${found} → ${instead}`] : []
  })
}

describe('the rules for spelling and terms', () => {
  it.each(['en', 'ar', 'de'] as const)('No text in %s breaks a rule', (locale) => {
    const texts = readCopy(locale)
    expect(texts.length).toBeGreaterThan(2_000)
    const problems = texts.flatMap(({ file, text }) =>
      problemsIn(locale, text).map((problem) => `${file}: ${problem}`),
    )
    expect(problems).toEqual([])
  })

  it.each<[CopyLocale, string]>([
    ['en', 'The colour of the frame'],
    ['en', 'He recognised the grey centre'],
    ['en', 'Cancelled afterwards'],
    ['en', 'Read our privacy policy'],
    ['de', 'laut unserer Datenschutzrichtlinie'],
    ['en', 'Delivery in three days, guaranteed'],
    ['en', 'The world’s best animatics'],
    ['de', 'Garantiert in drei Tagen'],
    ['de', 'Eine Tänzerin aus Ton'],
    ['de', 'zwei Korrekturrunden'],
    ['de', 'Fragen Sie unseren Lotsen'],
    ['de', 'auf einer virtuellen Bühne'],
    ['de', 'nach den Nutzungs- und Geschäftsbedingungen'],
    ['ar', 'تسليم مضمون'],
    ['ar', 'القفزة بالرصاص'],
    ['ar', 'كل إطار'],
    ['ar', 'استوديو للرسوم المتحركة'],
    ['ar', 'خلفية من عندك'],
  ])('A rule of %s finds: %s', (locale, text) => {
    expect(problemsIn(locale, text)).not.toEqual([])
  })

  it.each<[CopyLocale, string]>([
    ['en', 'A modeler modeled the gray harborside in color, and was surprised by the exercise'],
    ['de', 'Mit Ton, ohne Ton und im Ton der Marke'],
    ['de', 'Ein Guide, eingeleuchtet, nach den Allgemeinen Geschäftsbedingungen (AGB)'],
    ['ar', 'رسم بقلم الرصاص، والكادر، وإطار قانوني'],
    ['ar', 'خلفيات المسرح بالزمن الحقيقي'],
  ])('No rule of %s finds: %s', (locale, text) => {
    expect(problemsIn(locale, text)).toEqual([])
  })
})
