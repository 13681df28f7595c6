import type { MenuLink } from '@studio/shared/contracts/menus'
import { AnyLink } from '@/components/ui/any-link'

interface Props {
  link: MenuLink
  /** The address of the page that is shown. */
  here: string
  className?: string
}

export function NavLink({ link: { label, href, isExternal }, here, className }: Props) {
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
