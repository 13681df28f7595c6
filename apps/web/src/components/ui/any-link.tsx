import type { ComponentProps } from 'react'
import { PageLink } from './page-link'

interface Props extends ComponentProps<'a'> {
  href: string
  isExternal?: boolean
  /** For a page of ours that is the same but for a part: it stays where it is scrolled to. */
  keepsPlace?: boolean
}

/** A link of an editor's: to a page of ours, or anywhere else. */
export function AnyLink({
  href,
  isExternal = false,
  keepsPlace = false,
  children,
  ...rest
}: Props) {
  if (!isExternal && href.startsWith('/')) {
    return (
      <PageLink href={href} {...(keepsPlace ? { scroll: false } : {})} {...rest}>
        {children}
      </PageLink>
    )
  }
  return (
    <a href={href} {...(isExternal ? { rel: 'noopener' } : {})} {...rest}>
      {children}
    </a>
  )
}
