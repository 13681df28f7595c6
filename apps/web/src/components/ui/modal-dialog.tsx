import { useId, type ReactNode, type SyntheticEvent } from 'react'

interface Props {
  title: string
  className?: string
  /** Whether the title is visible, or only for screen readers. */
  hasHeading?: boolean
  /** The element that opened the dialog, if it may be hidden by now, as in a closed menu. */
  opener?: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** A dialog that opens when it is rendered, for dialogs that load on request. */
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
    // React also passes close events of nested dialogs to this handler.
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

/**
 * Opens a dialog. The browser would focus its first control, but an element with `data-first-focus`
 * takes precedence.
 */
function open(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
}

/**
 * Restores the focus to the opener, or if its menu has closed, to the nearest visible button that
 * opens the menu.
 */
function returnFocus(opener: HTMLElement): void {
  let target: HTMLElement | undefined = opener
  while (target && !target.checkVisibility()) target = buttonOf(target)
  target?.focus()
}

/**
 * @returns the button that opens the menu around an element. The menu's own close button does not
 * count
 */
function buttonOf(element: HTMLElement): HTMLElement | undefined {
  const menu = element.closest('[popover]')
  if (!menu) return undefined
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)
  return [...buttons].find((button) => !menu.contains(button))
}
