import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { returnFocus } from './return-focus'

interface Props {
  title: string
  className?: string
  /** Whether the title is seen, or only said. */
  hasHeading?: boolean
  /** What opened it, where that may be hidden by now, as in a menu that has closed. */
  opener?: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** A dialog that is open as soon as it is there. For parts that are fetched when they are asked for. */
export function ModalDialog({
  title,
  className = 'sheet on-paper',
  hasHeading = true,
  opener,
  onClose,
  children,
}: Props) {
  const id = useId()
  const close = (event: SyntheticEvent) => {
    // React hands on the end of a dialog that stands in this one.
    if (event.target !== event.currentTarget) return
    if (opener) returnFocus(opener)
    onClose()
  }
  return (
    <dialog ref={open} className={className} aria-labelledby={id} closedby="any" onClose={close}>
      <h2 id={id} className={hasHeading ? 'title-3 mb-4' : 'sr-only'}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** The browser gives the focus to the first control, unless something else asks for it. */
function open(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
}
