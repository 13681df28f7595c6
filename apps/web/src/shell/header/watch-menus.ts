/**
 * Completes the popovers to the disclosure pattern: it sets `aria-expanded`, moves the focus into a
 * level that covers the previous one, and closes a menu when the focus leaves it or a link is
 * followed.
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
    // The listener captures the event, because toggle events do not bubble.
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

/**
 * @returns whether the focus has left a panel. The focus leaves a hidden element only in the next
 * frame
 */
function hasLostFocus(panel: Element): boolean {
  const { activeElement, body } = document
  return activeElement === body || panel.contains(activeElement)
}

function openerOf(header: HTMLElement, panel: Element): Element | undefined {
  const openers = header.querySelectorAll(`[popovertarget="${panel.id}"]`)
  return [...openers].find((opener) => !panel.contains(opener))
}

/** Returns the focus from a nested level to its button. Browsers do so for the first level only. */
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
