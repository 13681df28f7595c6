import { siteAddress } from '../../site-address'
import { SECOND_STEP_TEXTS } from './texts'

/** A link below the admin's login form, because second steps exist only on the website. */
export function SiteLoginLink() {
  return (
    <p className="site-login">
      <a href={siteAddress('en', 'login')}>{SECOND_STEP_TEXTS.siteLogin}</a>
      <span>{SECOND_STEP_TEXTS.siteLoginHint}</span>
    </p>
  )
}
