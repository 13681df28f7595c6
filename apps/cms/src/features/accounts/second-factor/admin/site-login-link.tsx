import { DEFAULT_LOCALE, isLocale } from '@studio/shared/locales'
import type { ServerProps } from 'payload'
import { siteAddress } from '../../site-address'
import { wordsIn } from '../../../../platform/admin-language/admin-words'
import { secondFactorWords } from './words'

/** A link below the admin's login form, because second steps exist only on the website. */
export function SiteLoginLink({ i18n }: Pick<ServerProps, 'i18n'>) {
  const { SECOND_STEP_TEXTS } = wordsIn(secondFactorWords, i18n)
  const language = isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE
  return (
    <p className="site-login">
      <a href={siteAddress(language, 'login')}>{SECOND_STEP_TEXTS.siteLogin}</a>
      <span>{SECOND_STEP_TEXTS.siteLoginHint}</span>
    </p>
  )
}
