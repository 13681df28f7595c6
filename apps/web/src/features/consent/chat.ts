import { loadScript } from './load-script'

declare global {
  interface Window {
    Tawk_API?: object
    Tawk_LoadStart?: Date
  }
}

/** Loads Tawk.to's chat. Each country has its own property. */
export function loadChat(property: string): void {
  window.Tawk_API = {}
  window.Tawk_LoadStart = new Date()
  loadScript(`https://embed.tawk.to/${property}`)
}
