const NAVIGATION_START = 'studio:navigation-start'

/** Next's router tells this module, which every page loads; the bar listens when it is there. */
export function announceNavigation(url: string): void {
  dispatchEvent(new CustomEvent(NAVIGATION_START, { detail: url }))
}

export function onNavigationStart(listener: (pathname: string) => void): () => void {
  const listen = (event: Event) => {
    const { detail } = event as CustomEvent<string>
    listener(new URL(detail, location.href).pathname)
  }
  addEventListener(NAVIGATION_START, listen)
  return () => removeEventListener(NAVIGATION_START, listen)
}
