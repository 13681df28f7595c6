/**
 * Adds to the popovers what the disclosure pattern needs: `aria-expanded`, the focus on a level
 * that covers the previous one, and closing when the focus leaves or a link is followed.
 * @returns a function that stops this
 */
export function watchMenus(header: HTMLElement): () => void {
  const watch = new AbortController()
  const { signal } = watch
  for (const panel of header.querySelectorAll('[popover]')) say(header, panel, false)

  header.addEventListener(
    'toggle',
    (event) => {
      const panel = event.target as HTMLElement
      const isOpen = panel.matches(':popover-open')
      say(header, panel, isOpen)
      const first = panel.querySelector<HTMLElement>('[data-first]')
      if (isOpen && first?.checkVisibility()) first.focus()
      if (!isOpen && hasLostFocus(panel)) returnTo(header, panel)
    },
    // The toggle event does not bubble.
    { capture: true, signal },
  )
  header.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node)
        close(header, (panel) => !holds(header, panel, relatedTarget))
    },
    { signal },
  )
  header.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) close(header, () => true)
    },
    { signal },
  )
  return () => watch.abort()
}

/** The focus leaves a hidden element only with the next frame. */
function hasLostFocus(panel: Element): boolean {
  const { activeElement, body } = document
  return activeElement === body || panel.contains(activeElement)
}

function openerOf(header: HTMLElement, panel: Element): Element | undefined {
  const openers = header.querySelectorAll(`[popovertarget="${panel.id}"]`)
  return [...openers].find((opener) => !panel.contains(opener))
}

/** Returns the focus from a nested level; browsers do so from the first level only. */
function returnTo(header: HTMLElement, panel: Element): void {
  const opener = openerOf(header, panel)
  if (opener instanceof HTMLElement && opener.closest(':popover-open')) opener.focus()
}

function say(header: HTMLElement, panel: Element, isOpen: boolean): void {
  openerOf(header, panel)?.setAttribute('aria-expanded', String(isOpen))
}

function holds(header: HTMLElement, panel: Element, node: Node): boolean {
  return panel.contains(node) || openerOf(header, panel) === node
}

function close(header: HTMLElement, isToClose: (panel: Element) => boolean): void {
  for (const panel of header.querySelectorAll<HTMLElement>(':popover-open')) {
    if (isToClose(panel) && panel.matches(':popover-open')) panel.hidePopover()
  }
}
