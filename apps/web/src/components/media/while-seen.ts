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
