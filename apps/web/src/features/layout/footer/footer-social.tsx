import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { FOOTER_HEADING, FOOTER_LINK } from './classes'

interface Props {
  social: LayoutData['social']
  heading: string
}

export function FooterSocial({ social, heading }: Props) {
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
