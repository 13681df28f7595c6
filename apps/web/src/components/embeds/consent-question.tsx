import { useId } from 'react'
import { buttonVariants } from '@/components/ui/button'

export interface ConsentLabels {
  question: string
  explanation: string
  accept: string
  decline: string
}

interface Props {
  labels: ConsentLabels
  onAccept: () => void
  onDecline: () => void
}

/** Asks for consent where the video will be, and names what would be loaded from which company. */
export function ConsentQuestion({ labels, onAccept, onDecline }: Props) {
  const id = useId()
  return (
    <div
      ref={focusWhenShown}
      role="group"
      tabIndex={-1}
      data-first-focus
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-explanation`}
      className="on-ink relative grid content-center gap-4 p-5 -outline-offset-4 sm:p-8"
    >
      <p id={`${id}-question`} className="title-3">
        {labels.question}
      </p>
      <p id={`${id}-explanation`} className="max-w-[36rem] text-[0.9375rem]">
        {labels.explanation}
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className={buttonVariants()} onClick={onAccept}>
          {labels.accept}
        </button>
        <button
          type="button"
          className={buttonVariants({ emphasis: 'secondary' })}
          onClick={onDecline}
        >
          {labels.decline}
        </button>
      </p>
    </div>
  )
}

function focusWhenShown(question: HTMLElement | null): void {
  question?.focus()
}
