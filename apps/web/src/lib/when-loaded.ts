/** Calls back once the page and all it needs are there. @returns what calls it off */
export function whenLoaded(act: () => void): () => void {
  if (document.readyState === 'complete') {
    act()
    return () => undefined
  }
  window.addEventListener('load', act, { once: true })
  return () => {
    window.removeEventListener('load', act)
  }
}
