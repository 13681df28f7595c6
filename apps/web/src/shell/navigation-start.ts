const NAVIGATION_START = 'studio:navigation-start'

/** Next's router calls this on every page. The progress bar listens once it is loaded. */
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
