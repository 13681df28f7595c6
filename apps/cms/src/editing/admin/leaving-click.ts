/** What a click opens instead of the form: a link's target, or the form in another language. */
export interface Leaving {
  element: HTMLElement
  kind: 'link' | 'language'
}

/**
 * Null for clicks that leave the form where it is.
 * @param locale the language that is open
 */
export function leavingClick(event: MouseEvent, locale: string): Leaving | null {
  if (!(event.target instanceof Element)) return null
  const link = event.target.closest('a')
  if (link) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    const isFollowed = !opensElsewhere && !link.hasAttribute('download')
    return isFollowed && opensHere(link, window.location.href)
      ? { element: link, kind: 'link' }
      : null
  }
  const button = event.target.closest('button')
  const code = button?.querySelector<HTMLElement>('[data-locale]')?.dataset.locale
  return button && code && code !== locale ? { element: button, kind: 'language' } : null
}

/** Whether a link leads from an address to another one in the same window; not to a part of it. */
export function opensHere(
  { href, target }: { href: string; target: string },
  from: string,
): boolean {
  if (!href || target === '_blank') return false
  const [here, there] = [new URL(from), new URL(href)]
  if (!there.protocol.startsWith('http')) return false
  return (
    here.origin !== there.origin || here.pathname + here.search !== there.pathname + there.search
  )
}
