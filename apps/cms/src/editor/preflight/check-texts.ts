import { COPY_RULES } from '@studio/shared/copy-rules'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { preflightWords } from './admin/words'
import type { TypedText } from './collect-values'
import type { Languages, Problem } from './finding'
import { amountKey, typedAmounts } from './typed-amounts'

/**
 * Finds words that the writing rules forbid: other spellings, other names for the same thing, and
 * promises.
 */
export function checkWords(texts: TypedText[], { locale, language }: Languages): Problem[] {
  const { COPY_HINTS, PREFLIGHT_WORDS } = wordsIn(preflightWords, { language })
  const hints = new Map<string, string>(Object.entries(COPY_HINTS))
  return texts.flatMap(({ text, ...place }) =>
    COPY_RULES[locale].flatMap(({ word, instead }): Problem[] => {
      const subject = word.exec(text)?.[0]
      if (subject === undefined) return []
      const message = PREFLIGHT_WORDS.forbidden(subject, hints.get(instead) ?? instead)
      return [{ ...place, kind: 'forbiddenWord', subject, message }]
    }),
  )
}

/**
 * @param prices the keys of the amounts in the price book, made by `amountKey`
 * @param language the language of the admin, for the messages
 */
export function checkAmounts(
  texts: TypedText[],
  prices: ReadonlySet<string>,
  language: string,
): Problem[] {
  const { PREFLIGHT_WORDS } = wordsIn(preflightWords, { language })
  return texts.flatMap(({ text, ...place }) => {
    const wrong = typedAmounts(text).filter(
      ({ currency, minor }) => !prices.has(amountKey(currency, minor)),
    )
    return [...new Set(wrong.map((amount) => amount.text))].map((subject): Problem => {
      const message = PREFLIGHT_WORDS.typedAmount(subject)
      return { ...place, kind: 'typedAmount', subject, message }
    })
  })
}
