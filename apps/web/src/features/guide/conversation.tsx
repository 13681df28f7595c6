import { useTranslations } from 'next-intl'
import { useEffect, useRef, type MouseEvent } from 'react'
import type { GuideWords } from './guide-words'
import { TurnView } from './turn-view'
import type { Turn } from './turns'

interface Props {
  turns: Turn[]
  words: GuideWords
  suggestions: string[]
  isBusy: boolean
  onAsk: (text: string) => void
  onAskPerson: () => void
}

/** The turns so far, and suggested questions. */
export function Conversation(props: Props) {
  const { turns, words, suggestions, isBusy, onAsk, onAskPerson } = props
  const guide = useTranslations('guide')
  const log = useRef<HTMLElement>(null)
  const end = useRef<HTMLLIElement>(null)
  // A new question is scrolled to the top, so that its answer can be read from there.
  // `scrollIntoView` would also scroll the elements around the list.
  useEffect(() => {
    if (end.current) log.current?.scrollTo({ top: end.current.offsetTop })
  }, [turns.length])
  return (
    // A scrolling element has to be focusable; a click on one of its links closes the guide.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <section
      ref={log}
      className="guide-log"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={guide('title')}
      onClick={closeOnLink}
    >
      <div className="guide-greeting">
        <p>{guide('greeting')}</p>
        <p className="guide-note">{guide('privacy')}</p>
      </div>
      {turns.length === 0 && suggestions.length > 0 && (
        <section className="guide-begin">
          <h3 className="slate">{guide('begin')}</h3>
          <ul>
            {suggestions.map((text) => (
              <li key={text}>
                <button type="button" className="guide-chip" onClick={() => onAsk(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ol className="guide-turns">
        {turns.map((turn, at) => (
          <li key={at} ref={at === turns.length - 1 ? end : undefined}>
            <TurnView {...{ turn, words, isBusy, onAsk, onAskPerson }} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Closes the guide when a link is followed, even if the link leads to the page below it. */
function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.closest('dialog')?.close()
}
