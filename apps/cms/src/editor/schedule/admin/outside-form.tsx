import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Renders a dialog outside of the document's form. Inside, the Enter key in a field of the dialog
 * would save the document.
 */
export function OutsideForm({ children }: { children: ReactNode }) {
  return createPortal(children, document.body)
}
