import type { ComponentProps } from 'react'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { AnyLink } from '@/components/ui/any-link'
import { PortalLink } from '@/features/account/portal-link'
import { FOOTER_HEADING, FOOTER_LINK } from './classes'

interface Props {
  footer: LayoutData['footer']
  /** The clients' own entry, below the last column; null while there is none. */
  clients: Pick<ComponentProps<typeof PortalLink>, 'label' | 'login' | 'portal'> | null
}

export function FooterGroups({ footer: { language, groups }, clients }: Props) {
  return (
    <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 md:grid-cols-3" lang={language}>
      {groups.map(({ id, title, links }, index) => (
        <li key={id}>
          {title && <h2 className={FOOTER_HEADING}>{title}</h2>}
          <ul>
            {links.map(({ label, href, isExternal }, place) => (
              <li key={place}>
                <AnyLink href={href} isExternal={isExternal} className={FOOTER_LINK}>
                  {label}
                </AnyLink>
              </li>
            ))}
            {clients && index === groups.length - 1 && (
              <li>
                <PortalLink {...clients} className={FOOTER_LINK} />
              </li>
            )}
          </ul>
        </li>
      ))}
    </ul>
  )
}
