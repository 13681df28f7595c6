import type { Metadata } from 'next'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { formWords } from '@/features/account/forms/form-words'
import { PasswordForm } from '@/features/account/forms/password-form'
import { AccountPage } from '@/shell/account/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { messagesFor } from '@/i18n/messages'

type Props = PageProps<'/[country]/[locale]/settings/password'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('password', await accountAddress(params, ACCOUNT_PATHS.password))
}

export default async function PasswordPage({ params }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.password)
  const member = await guard('auth', address)
  const { locale } = address
  const [words, { account }] = await Promise.all([formWords(locale), messagesFor(locale)])
  const { password } = account
  return (
    <AccountPage address={address} title={password.title} lead={password.lead} isMember>
      <div className="max-w-[34rem]">
        <NeedsScripts locale={locale} />
        <PasswordForm words={words} own={password} email={member.account.email} />
      </div>
    </AccountPage>
  )
}
