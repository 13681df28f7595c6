import type { MenuLink } from '@studio/shared/contracts/menus'
import type { ShellView } from '@studio/shared/contracts/shell'
import { AnyLink } from '@/components/ui/any-link'
import { FOOTER_HEADING, FOOTER_LINK } from './classes'

interface Props {
  footer: ShellView['footer']
  /** The clients' own entry, below the last column; null while there is none. */
  login: Pick<MenuLink, 'label' | 'href'> | null
}

export function FooterGroups({ footer: { language, groups }, login }: Props) {
  return (
    <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 md:grid-cols-3" lang={language}>
      {groups.map(({ id, title, links }, index) => (
        <li key={id}>
          {title && <h2 className={FOOTER_HEADING}>{title}</h2>}
          <ul>
            {links.map(({ label, href, isExternal }) => (
              <li key={`${href} ${label}`}>
                <AnyLink href={href} isExternal={isExternal} className={FOOTER_LINK}>
                  {label}
                </AnyLink>
              </li>
            ))}
            {login && index === groups.length - 1 && (
              <li>
                <AnyLink href={login.href} className={FOOTER_LINK}>
                  {login.label}
                </AnyLink>
              </li>
            )}
          </ul>
        </li>
      ))}
    </ul>
  )
}
