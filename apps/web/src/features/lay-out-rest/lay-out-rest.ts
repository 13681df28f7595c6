/** What `first-screens.css` leaves for later. */
const PARTS = 'main > section, .section-body, .laid-out-late'

/**
 * Lays out the parts of the page that are left for later, each in a moment of its own.
 *
 * @param whenQuiet calls what it is given when nothing else is to be done, and says how to cancel
 * @returns stops it
 */
export function layOutRest(whenQuiet: (act: () => void) => () => void): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)]
  let cancel: (() => void) | undefined
  const layOutNext = () => {
    const part = nextLeft(parts)
    if (!part) {
      leavePlaceToUs(false)
      return
    }
    layOut(part)
    cancel = whenQuiet(layOutNext)
  }
  leavePlaceToUs(true)
  layOutNext()
  return () => {
    cancel?.()
    leavePlaceToUs(false)
  }
}

/**
 * Takes away those before it. Asks each in its turn: to say how a part within a part looks that
 * is still left for later, the browser styles all of it.
 */
function nextLeft(parts: HTMLElement[]): HTMLElement | undefined {
  for (;;) {
    const part = parts.shift()
    if (!part || getComputedStyle(part).contentVisibility === 'auto') return part
  }
}

/** Some browsers hold what is on the screen in its place when something above it grows; never both of us. */
function leavePlaceToUs(isOurs: boolean): void {
  document.documentElement.style.overflowAnchor = isOurs ? 'none' : ''
}

function layOut(part: HTMLElement): void {
  const { bottom, height } = part.getBoundingClientRect()
  part.style.contentVisibility = 'visible'
  const growth = part.getBoundingClientRect().height - height
  if (bottom <= 0 && growth !== 0) scrollBy({ top: growth, behavior: 'instant' })
}
