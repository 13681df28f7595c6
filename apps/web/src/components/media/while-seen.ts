/** Tells whether a part of the page is on the screen, each time that it changes. */
export function whileSeen(element: Element, tell: (isSeen: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (last) tell(last.isIntersecting)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
  }
}
