/**
 * Calls back once when an element is about to come into view. @returns a function that cancels it
 */
export function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: '80% 0px' },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
  }
}
