import { createElement, type ComponentProps, type MouseEvent } from 'react'
import { goTo } from './navigation'

interface Props extends ComponentProps<'a'> {
  href: string
  prefetch?: boolean | null
}

/** Replaces `next/link`. A click changes the address, but the page stays. */
export default function Link({ prefetch: _prefetch, onClick, ...props }: Props) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, currentTarget } = event
    if (defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return
    if (currentTarget.origin !== location.origin) return
    event.preventDefault()
    goTo(currentTarget.href)
  }
  return createElement('a', { ...props, onClick: press })
}
