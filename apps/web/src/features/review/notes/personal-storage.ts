import type { Keeper } from './kept'

/** Of one person: others may use the same browser. A browser may refuse even to be asked. */
export function personalStorage(you: string): Keeper {
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

/** Whose things they are that came by a guest link. */
export function guestOf(link: string): string {
  return `guest ${link.slice(0, 16)}`
}
