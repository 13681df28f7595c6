import type { ComponentProps } from 'react'
import { readPublicPath } from '@studio/shared/paths'
import { isAccountPath } from '@studio/shared/routes/account'
import { PageLink } from './page-link'

interface Props extends ComponentProps<'a'> {
  href: string
  isExternal?: boolean
  /** Keeps the scroll position, for a page of this site that differs only in a part. */
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
 * Account pages are full navigations without prefetching, because they have their own content
 * security policy.
 */
function pathIn(href: string): string {
  return readPublicPath(href.split(/[?#]/)[0] ?? '').path
}
