import type { ToastTone } from './toast'

export interface ToastMessage {
  tone: ToastTone
  text: string
}

export const TOAST_EVENT = 'studio:toast'

export function showToast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: message }))
}
