import type { ComponentProps } from 'react'
import { readPublicPath } from '@studio/shared/paths'
import { isAccountPath } from '@studio/shared/routes/account'
import { PageLink } from './page-link'

interface Props extends ComponentProps<'a'> {
  href: string
  isExternal?: boolean
  /**
   * Whether the scroll position is kept. Used for a page of this site that differs only in a part.
   */
  keepsPlace?: boolean
}

export function AnyLink({
  href,
  isExternal = false,
  keepsPlace = false,
  children,
  ...rest
}: Props) {
  if (!isExternal && href.startsWith('/') && !isAccountPath(pathIn(href))) {
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

/**
 * @returns the path of a link. Links to account pages load whole documents without prefetching,
 * because these pages have their own content security policy
 */
function pathIn(href: string): string {
  return readPublicPath(href.split(/[?#]/)[0] ?? '').path
}
