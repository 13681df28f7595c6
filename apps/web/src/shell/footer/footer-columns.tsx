import { AnyLink } from '@/components/ui/any-link'
import { PortalLink } from '@/features/account/portal-link'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Locale } from '@studio/shared/locales'
import type { ComponentProps } from 'react'
import { HomeNumber } from '../home-number'

const FOOTER_HEADING = 'mb-3 text-pencil'

const FOOTER_LINK = 'footer-link'

interface FooterGroupsProps {
  footer: LayoutData['footer']
  /** The link to the portal below the last column, or null if there is none. */
  clients: Pick<ComponentProps<typeof PortalLink>, 'label' | 'login' | 'portal'> | null
}

export function FooterGroups({ footer: { language, groups }, clients }: FooterGroupsProps) {
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

interface FooterContactProps {
  contact: LayoutData['contact']
  heading: string
  locale: Locale
}

export function FooterContact({ contact, heading, locale }: FooterContactProps) {
  const { phone, phoneHref, email, address, home } = contact
  return (
    <div>
      <h2 className={FOOTER_HEADING}>{heading}</h2>
      <address className="not-italic">
        <a href={phoneHref} className={FOOTER_LINK}>
          <bdi>{phone}</bdi>
        </a>
        <br />
        {home && (
          <>
            <HomeNumber home={home} locale={locale} className={FOOTER_LINK} />
            <br />
          </>
        )}
        <a href={`mailto:${email}`} className={`${FOOTER_LINK} break-all`}>
          <bdi>{email}</bdi>
        </a>
        {address && (
          <p className="mt-2 whitespace-pre-line text-pencil">
            <bdi>{address}</bdi>
          </p>
        )}
      </address>
    </div>
  )
}

interface FooterSocialProps {
  social: LayoutData['social']
  heading: string
}

export function FooterSocial({ social, heading }: FooterSocialProps) {
  return (
    <div>
      <h2 className={FOOTER_HEADING}>{heading}</h2>
      <ul>
        {social.map(({ network, href }) => (
          <li key={href}>
            <a href={href} rel="noopener me" className={FOOTER_LINK}>
              {network}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
