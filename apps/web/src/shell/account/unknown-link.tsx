import { DEFAULT_COUNTRY } from '@studio/shared/countries'
import { toLocale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { locale as rootLocale } from 'next/root-params'
import { buttonVariants } from '@/components/ui/button'
import { messagesFor } from '@/i18n/messages'
import { AccountPage } from './account-page'

/** Explains that a link is invalid, and links to the settings. */
export async function UnknownLink() {
  const locale = toLocale(await rootLocale())
  const { unsubscribe: words } = (await messagesFor(locale)).account
  const address = { country: DEFAULT_COUNTRY, locale, path: '' }
  return (
    <AccountPage address={address} title={words.missingTitle} lead={words.missingText}>
      <a href={publicPath(locale, ACCOUNT_PATHS.settings)} className={buttonVariants()}>
        {words.settings}
      </a>
    </AccountPage>
  )
}
