import type { ToastTone } from './toast'

export interface ToastMessage {
  tone: ToastTone
  text: string
}

export const TOAST_EVENT = 'studio:toast'

/** Any part of the page may say something; the region at its foot shows it. */
export function showToast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: message }))
}
