import type { Metadata } from 'next'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { RETURN_QUERY } from '@/features/account/return-path'
import { BarePage } from '@/shell/account/bare-page'
import { LoginPanel } from '@/features/account/screens/login-panel'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { PROBLEM_QUERY } from '@/features/account/two-step/code-form'
import { translator } from '@/i18n/translator'

type Props = PageProps<'/[country]/[locale]/login'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('login', await accountAddress(params, ACCOUNT_PATHS.login))
}

export default async function LoginPage({ params, searchParams }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.login)
  await guard('guest', address)
  const t = translator(address.locale, 'account.login')
  const { [RETURN_QUERY]: asked, [PROBLEM_QUERY]: problem } = await searchParams
  return (
    <BarePage address={address} title={t('title')} lead={t('lead')}>
      <NeedsScripts locale={address.locale} />
      <LoginPanel address={address} asked={asked} problem={problem} />
    </BarePage>
  )
}
