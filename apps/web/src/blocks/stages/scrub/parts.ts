/** The elements that the scrubber works on; React made them and leaves their insides alone. */
export interface Parts {
  root: HTMLElement
  frame: HTMLElement
  scale: HTMLElement
  thumb: HTMLElement
}

export function partsOf(root: HTMLElement): Parts {
  const part = (selector: string) => {
    const found = root.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`The scrubber has no ${selector}.`)
    return found
  }
  return {
    root,
    frame: part('.stages-frame'),
    scale: part('.stages-scale'),
    thumb: part('.stages-thumb'),
  }
}

export interface ScrubOptions {
  /** The clips' addresses in the order of the stages; empty where they have none. */
  clips: string[]
  /** What is seen, by `stateAt`: a stage, the cut between it and the next, the next, and so on. */
  states: string[]
}

export interface Scrub {
  /** Plays what stands still and the other way round. */
  toggle: () => void
  end: () => void
}

export function isRtl({ root }: Parts): boolean {
  return getComputedStyle(root).direction === 'rtl'
}

/** Where a pointer is within an element, from the start of the line (0) to its end (1). */
export function pointIn(element: HTMLElement, clientX: number, isFromRight: boolean): number {
  const { left, width } = element.getBoundingClientRect()
  const point = (clientX - left) / width
  return isFromRight ? 1 - point : point
}
