import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

interface QuestionProps {
  heading: string
  confirmLabel: string
  cancelLabel: string
  children: ReactNode
  /** The question stays open until this has closed it; meanwhile it takes no second press. */
  onConfirm: () => Promise<void>
  onCancel: () => void
}

/** A question before a press takes effect, unlike Payload's with room for a refusal. */
export function Question(props: QuestionProps) {
  const { heading, confirmLabel, cancelLabel, children, onConfirm, onCancel } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Gives the focus back to where it was.
    return () => shown?.close()
  }, [])

  async function confirm() {
    setIsBusy(true)
    await onConfirm()
    setIsBusy(false)
  }

  return (
    <dialog
      aria-labelledby={headingId}
      className="confirm-prices"
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      ref={dialog}
    >
      <h1 id={headingId}>{heading}</h1>
      <div className="confirm-prices__body">{children}</div>
      <div className="confirm-prices__controls">
        <Button buttonStyle="secondary" margin={false} onClick={onCancel} size="large">
          {cancelLabel}
        </Button>
        <Button disabled={isBusy} margin={false} onClick={() => void confirm()} size="large">
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  )
}
