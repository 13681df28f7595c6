import type { BrowserStorage } from '@/lib/persisted-store'

/**
 * Local storage of one person, because people may share a browser. Null if the browser blocks
 * storage.
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

/** Name of a guest's storage. */
export function guestOf(link: string): string {
  return `guest ${link.slice(0, 16)}`
}
