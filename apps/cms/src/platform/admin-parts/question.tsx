import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface QuestionProps {
  heading: string
  intro?: string
  children: ReactNode
  /** An element between the text and the buttons, such as a checkbox. */
  condition?: ReactNode
  confirmLabel: string
  confirmId?: string
  cancelLabel: string
  isConfirmDisabled?: boolean
  /**
   * Closes the dialog or shows an error. The button is disabled until the returned promise is
   * settled.
   */
  onConfirm: () => Promise<void> | void
  onCancel: () => void
}

/**
 * A modal dialog that asks for confirmation. Payload's own dialog closes after every click, so it
 * could not show an error. It stands at the end of the page, because a menu that contains the button
 * hides everything in it when it closes.
 */
export function Question(props: QuestionProps) {
  const { heading, intro, children, condition, confirmLabel, confirmId, cancelLabel } = props
  const { isConfirmDisabled = false, onConfirm, onCancel } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closing the dialog restores the focus.
    return () => shown?.close()
  }, [])

  async function confirm() {
    setIsBusy(true)
    await onConfirm()
    setIsBusy(false)
  }

  return createPortal(
    <dialog
      aria-labelledby={headingId}
      className="question"
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      ref={dialog}
    >
      <h1 id={headingId}>{heading}</h1>
      {intro && <p>{intro}</p>}
      <div className="question__body">{children}</div>
      {condition}
      <div className="question__controls">
        <Button buttonStyle="secondary" margin={false} onClick={onCancel} size="large">
          {cancelLabel}
        </Button>
        <Button
          disabled={isBusy || isConfirmDisabled}
          id={confirmId}
          margin={false}
          onClick={() => void confirm()}
          size="large"
        >
          {confirmLabel}
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}
