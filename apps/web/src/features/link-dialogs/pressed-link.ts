/** The link that a press would follow in this tab; new tabs leave no page. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, defaultPrevented } = event
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (defaultPrevented || button !== 0 || isElsewhere || !(target instanceof Element)) return null
  const link = target.closest('a')
  return link instanceof HTMLAnchorElement && link.target !== '_blank' ? link : null
}
