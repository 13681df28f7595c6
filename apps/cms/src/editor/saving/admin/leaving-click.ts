/** The click's destination: a link's target, or the form in another locale. */
export interface Leaving {
  element: HTMLElement
  kind: 'link' | 'language'
}

/**
 * @param locale the current locale of the form
 * @returns null if the click does not leave the form
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

/** @returns true if the link opens another page in the same window; links within the page do not */
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
