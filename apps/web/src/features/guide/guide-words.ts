import type { Figure } from '@studio/shared/contracts/price'
import { COUNTRY_FACTS } from '@studio/shared/countries'
import { publicPath } from '@studio/shared/paths'
import type { useTranslations } from 'next-intl'
import { figureParts } from '@/components/price/figure-parts'
import type { GuidePage } from './types'
import type { Turn } from './turns'

/** Texts that the guide composes of an answer's parts. */
export function guideWords(
  { country, locale }: Pick<GuidePage, 'country' | 'locale'>,
  guide: ReturnType<typeof useTranslations<'guide'>>,
  prices: ReturnType<typeof useTranslations<'prices'>>,
) {
  const partsOf = (figure: Figure) => figureParts(figure, COUNTRY_FACTS[country].formats[locale])

  /** Formats a figure as one line without markup. */
  const figureText = (figure: Figure, hasUnit = true) => {
    const { key, values, unit } = partsOf(figure)
    const amount = prices.markup(key, { ...values, amount: (chunks) => chunks })
    return hasUnit && unit ? `${amount} ${prices(`units.${unit}`)}` : amount
  }

  /** Converts an answer to text that can be read aloud. */
  const answerText = (turn: Turn): string => {
    if (turn.state === 'done' && !turn.isAnswered && turn.parts.length === 0)
      return guide(turn.isOffTopic ? 'offTopic' : 'nothing')
    const quoted = turn.parts
      .map((part) => partText(part, turn.by))
      .join('')
      .trim()
    if (turn.by === 'model' && quoted !== '') return quoted
    const priced = turn.sources.filter(({ figure }) => figure !== null)
    const named = quoted === '' ? turn.sources : priced
    const found = named.map(({ title, excerpt, figure }) =>
      figure ? `${excerpt}, ${title}: ${figureText(figure)}.` : `${title}. ${excerpt}`,
    )
    return [guide('found'), quoted, ...found].filter(Boolean).join(' ')
  }
  /** @returns the message for an answer that was cut off or did not arrive, otherwise null */
  const failureText = ({ state, minutes }: Turn): string | null => {
    if (state === 'tooMany') return guide(state, { minutes })
    return state === 'stopped' || state === 'broken' || state === 'offline' ? guide(state) : null
  }
  const partText = (part: Turn['parts'][number], by: Turn['by']): string => {
    if (part.type === 'text') return part.text
    if (part.type === 'link') return part.title
    return part.type === 'figure' ? figureText(part.figure, by !== 'pages') : '\n'
  }

  /** @returns the address of a page that an answer links to */
  const hrefOf = (path: string) => publicPath(locale, path)

  return { partsOf, answerText, failureText, hrefOf }
}

export type GuideWords = ReturnType<typeof guideWords>
