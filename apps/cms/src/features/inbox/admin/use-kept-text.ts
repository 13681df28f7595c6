import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** A text that is kept when the tab is reloaded, until it is emptied. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const kept = useSyncExternalStore(
    never,
    () => read(name),
    () => '',
  )
  const [typed, setTyped] = useState<string | null>(null)
  const change = (next: string) => {
    setTyped(next)
    try {
      if (next) sessionStorage.setItem(name, next)
      else sessionStorage.removeItem(name)
    } catch {
      // Without session storage, the text is lost when the page is left.
    }
  }
  return [typed ?? kept, change]
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}
