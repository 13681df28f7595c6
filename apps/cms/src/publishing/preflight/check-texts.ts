import { COPY_RULES } from '@studio/shared/copy-rules'
import type { Locale } from '@studio/shared/locales'
import type { TypedText } from './collect-values'
import type { Problem } from './finding'
import { amountKey, typedAmounts } from './typed-amounts'
import { PREFLIGHT_WORDS } from './words'

/** Words that the rules for texts forbid: other spellings, other names of a thing, promises. */
export function checkWords(texts: TypedText[], locale: Locale): Problem[] {
  return texts.flatMap(({ text, ...place }) =>
    COPY_RULES[locale].flatMap(({ word, instead }): Problem[] => {
      const subject = word.exec(text)?.[0]
      if (subject === undefined) return []
      const message = PREFLIGHT_WORDS.forbidden(subject, instead)
      return [{ ...place, kind: 'forbiddenWord', subject, message }]
    }),
  )
}

/** @param prices keys of the amounts of the price book, made by `amountKey` */
export function checkAmounts(texts: TypedText[], prices: ReadonlySet<string>): Problem[] {
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
