/**
 * The elements that the scrubber controls. React renders them and does not update their contents.
 */
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
  /** The clips' addresses in the order of the stages. Empty without clips. */
  clips: string[]
  /**
   * Descriptions of all states, in the order of `stateAt`: a stage, the cut between it and the
   * next, the next stage, and so on.
   */
  states: string[]
}

export interface Scrub {
  toggle: () => void
  end: () => void
}

export function isRtl({ root }: Parts): boolean {
  return getComputedStyle(root).direction === 'rtl'
}

/** @returns a pointer's position in an element, from 0 to 1 in reading direction */
export function pointIn(element: HTMLElement, clientX: number, isFromRight: boolean): number {
  const { left, width } = element.getBoundingClientRect()
  const point = (clientX - left) / width
  return isFromRight ? 1 - point : point
}
