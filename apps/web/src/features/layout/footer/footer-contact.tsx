import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { FOOTER_HEADING, FOOTER_LINK } from './classes'

interface Props {
  contact: LayoutData['contact']
  heading: string
}

export function FooterContact({ contact, heading }: Props) {
  const { phone, phoneHref, email, address } = contact
  return (
    <div>
      <h2 className={FOOTER_HEADING}>{heading}</h2>
      <address className="not-italic">
        <a href={phoneHref} className={FOOTER_LINK}>
          <bdi>{phone}</bdi>
        </a>
        <br />
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
