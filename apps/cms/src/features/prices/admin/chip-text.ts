import type { Locale } from '@studio/shared/locales'
import { repeatsFrom, FROM_WORDS, STARTS_AT } from '../../../site/content/says-from'
import { figuresLabel, type Item } from './item-label'
import type { PriceBookWords } from './words'

interface ChipText {
  name: string
  /**
   * The price as visitors in the United States see it. Without dollars it is in another currency.
   */
  amount: string
  /** Why the sentence would read badly, such as with “from” twice; null if it reads well. */
  hint: string | null
}

/**
 * The text of the chip that stands for a price in the editor.
 *
 * @param before the text directly before the price
 */
export function chipText(
  item: Item,
  before: string,
  { locale, words }: { locale: Locale; words: PriceBookWords },
): ChipText {
  const [figures = ''] = figuresLabel(item, words).split(' · ')
  const hasAmount = /\d/.test(figures)
  const saysFrom = item.isFrom === true && hasAmount && !STARTS_AT.test(before)
  const amount = saysFrom ? `${FROM_WORDS[locale]} ${figures}` : figures
  return {
    name: item.label || item.key,
    amount,
    hint:
      saysFrom && repeatsFrom(before)
        ? words.CHIP_TEXTS.fromTwice(lastWords(before), amount)
        : null,
  }
}

/** The end of the text before the price, long enough to recognize the sentence. */
function lastWords(before: string): string {
  return before.trim().split(/\s+/).slice(-3).join(' ')
}
