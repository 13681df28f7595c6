import { useTranslations } from 'next-intl'
import { AnswerParts } from './answer-parts'
import type { GuideWords } from './guide-words'
import { SourceList } from './source-list'
import { isOpen, shownBy, type Turn } from './turns'

interface Props {
  turn: Turn
  words: GuideWords
  /** Whether an answer is pending. Only one question can be asked at a time. */
  isBusy: boolean
  onAsk: (text: string) => void
  onAskPerson: () => void
}

const AUTHORS = { model: 'byModel', pages: 'byPages', pagesInstead: 'byPagesInstead' } as const

/** A question and its answer. */
export function TurnView({ turn, words, isBusy, onAsk, onAskPerson }: Props) {
  const guide = useTranslations('guide')
  const { question, state } = turn
  const hasFailed = words.failureText(turn) !== null
  const needsPerson = state === 'tooMany' || (state === 'done' && !turn.isAnswered)
  return (
    <article className="guide-turn" aria-busy={isOpen(turn)}>
      <h3 className="guide-question" dir="auto">
        <span className="sr-only">{guide('you')} </span>
        {question}
      </h3>
      <div className="guide-answer">
        {state === 'asked' ? (
          <p className="guide-dots" aria-hidden>
            <span />
            <span />
            <span />
          </p>
        ) : (
          <Answer turn={turn} words={words} />
        )}
        {(hasFailed || needsPerson) && (
          <div className="guide-ways">
            {hasFailed && (
              <button
                type="button"
                className="guide-chip"
                aria-disabled={isBusy}
                onClick={() => onAsk(question)}
              >
                {guide('again')}
              </button>
            )}
            {needsPerson && (
              <button type="button" className="guide-chip" onClick={onAskPerson}>
                {guide('askPerson')}
              </button>
            )}
          </div>
        )}
      </div>
    </article>
  )
}

function Answer({ turn, words }: Pick<Props, 'turn' | 'words'>) {
  const guide = useTranslations('guide')
  const { failureText } = words
  const { by, parts, sources, state, isAnswered, isOffTopic } = turn
  const cited = parts.filter((part) => part.type === 'figure')
  const isFound = by === 'pages' && isAnswered
  const isUnknown = state === 'done' && !isAnswered && parts.length === 0
  const failure = failureText(turn)
  const author = shownBy(turn)
  const hasPrices = sources.some(({ figure }) => figure !== null)
  return (
    <>
      {isFound && <p>{guide(hasPrices ? 'foundPrices' : 'found')}</p>}
      {isFound && parts.length > 0 ? (
        <blockquote className="guide-quote">
          <AnswerParts parts={parts} words={words} isQuote />
        </blockquote>
      ) : (
        <AnswerParts parts={parts} words={words} />
      )}
      {isUnknown && <p>{guide(isOffTopic ? 'offTopic' : 'nothing')}</p>}
      {isUnknown && sources.length > 0 && <p>{guide('near')}</p>}
      <SourceList sources={sources} cited={cited} hasExcerpts={by === 'pages'} words={words} />
      {failure && <p className={state === 'tooMany' ? undefined : 'guide-note'}>{failure}</p>}
      {author && <p className="guide-by slate">{guide(AUTHORS[author])}</p>}
    </>
  )
}
