import { MAX_GUIDE_QUESTION_LENGTH } from '@studio/shared/api/guide'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent, MouseEvent, RefObject, SubmitEvent } from 'react'
import { buttonVariants } from '@/components/ui/button'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  draft: string
  isBusy: boolean
  onDraft: (text: string) => void
  onAsk: (text: string) => void
  onStop: () => void
}

/** The counter is shown when at most this number of characters remains. */
const NEARLY = 80

/** The field for a question. Enter submits it, Shift with Enter begins a new line. */
export function Composer({ field, draft, isBusy, onDraft, onAsk, onStop }: Props) {
  const guide = useTranslations('guide')
  const left = MAX_GUIDE_QUESTION_LENGTH - draft.length
  const ask = () => {
    const text = draft.trim()
    if (text !== '' && !isBusy) onAsk(text)
    field.current?.focus()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask()
  }
  // The same button asks and stops, so that it keeps the focus.
  const click = (event: MouseEvent) => {
    const isRepeated = event.detail > 1
    // The click that stops an answer must not submit as well.
    if (isRepeated || isBusy) event.preventDefault()
    if (isBusy && !isRepeated) onStop()
  }
  const press = (event: KeyboardEvent) => {
    // In input methods, Enter also confirms a word, which must not submit the question.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) ask()
  }
  return (
    <form className="guide-composer" onSubmit={submit}>
      <label className="sr-only" htmlFor="guide-question">
        {guide('label')}
      </label>
      <textarea
        ref={field}
        id="guide-question"
        className="control"
        dir="auto"
        rows={1}
        data-first-focus
        maxLength={MAX_GUIDE_QUESTION_LENGTH}
        placeholder={guide('placeholder')}
        value={draft}
        aria-describedby={left <= NEARLY ? 'guide-left' : undefined}
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={press}
      />
      <button
        type={isBusy ? 'button' : 'submit'}
        className={buttonVariants({ emphasis: isBusy ? 'secondary' : 'primary' })}
        onClick={click}
      >
        {guide(isBusy ? 'stop' : 'send')}
      </button>
      {left <= NEARLY && (
        <p id="guide-left" className="slate">
          {guide('left', { count: left })}
        </p>
      )}
    </form>
  )
}
