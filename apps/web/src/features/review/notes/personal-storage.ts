import { GUEST_PREFIX } from '@studio/shared/browser-storage'
import type { BrowserStorage } from '@/lib/persisted-store'

/**
 * @returns the local storage of one person, because people may share a browser. Null if the browser
 * blocks storage
 */
export function personalStorage(you: string): BrowserStorage {
  try {
    const storage = localStorage
    return {
      getItem: (key) => storage.getItem(`${you}:${key}`),
      setItem: (key, value) => storage.setItem(`${you}:${key}`, value),
      removeItem: (key) => storage.removeItem(`${you}:${key}`),
    }
  } catch {
    return null
  }
}

/** @returns the name under which a guest's data is stored */
export function guestOf(link: string): string {
  return `${GUEST_PREFIX} ${link.slice(0, 16)}`
}
