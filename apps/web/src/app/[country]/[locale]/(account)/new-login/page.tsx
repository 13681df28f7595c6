import type { Metadata } from 'next'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { RETURN_QUERY } from '@/features/account/return-path'
import { AccountPage } from '@/shell/account/account-page'
import { LoginPanel } from '@/features/account/screens/login-panel'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { PROBLEM_QUERY } from '@/features/account/two-step/code-form'
import { translator } from '@/i18n/translator'

type Props = PageProps<'/[country]/[locale]/new-login'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('login', await accountAddress(params, ACCOUNT_PATHS.newLogin))
}

/**
 * The login with the site's header and footer, for visitors who come from other pages of the site.
 */
export default async function NewLoginPage({ params, searchParams }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.newLogin)
  await guard('guest', address)
  const t = translator(address.locale, 'account.login')
  const { [RETURN_QUERY]: asked, [PROBLEM_QUERY]: problem } = await searchParams
  return (
    <AccountPage address={address} title={t('title')} lead={t('lead')}>
      <div className="max-w-[34rem]">
        <NeedsScripts locale={address.locale} />
        <LoginPanel address={address} asked={asked} problem={problem} />
      </div>
    </AccountPage>
  )
}
