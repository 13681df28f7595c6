import type { MenuLink } from '@studio/shared/contracts/menus'
import { publicPath, readPublicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { pathOf } from '@studio/shared/routes/manifest'
import { AnyLink } from '@/components/ui/any-link'
import { SuiteLink } from './suite-link'

interface Props {
  link: MenuLink
  /** The address of the present page. */
  here: string
  className?: string
}

export function NavLink({ link: { label, href, isExternal }, here, className }: Props) {
  const { locale, path } = readPublicPath(href)
  if (!isExternal && path === pathOf('proworkspace')) {
    const portal = publicPath(locale, ACCOUNT_PATHS.portal)
    return (
      <SuiteLink href={href} portal={portal} className={className} isHere={href === here}>
        {label}
      </SuiteLink>
    )
  }
  return (
    <AnyLink
      href={href}
      isExternal={isExternal}
      {...(href === here && { 'aria-current': 'page' })}
      {...(className && { className })}
    >
      {label}
    </AnyLink>
  )
}
