import type { Metadata } from 'next'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { formWords } from '@/features/account/forms/form-words'
import { ProfileForm } from '@/features/account/forms/profile-form'
import { AccountPage } from '@/shell/account/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { messagesFor } from '@/i18n/messages'

type Props = PageProps<'/[country]/[locale]/settings/profile'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('profile', await accountAddress(params, ACCOUNT_PATHS.profile))
}

export default async function ProfilePage({ params }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.profile)
  const member = await guard('auth', address)
  const { locale } = address
  const [words, { account }] = await Promise.all([formWords(locale), messagesFor(locale)])
  const { profile } = account
  return (
    <AccountPage address={address} title={profile.title} lead={profile.lead} isMember>
      <div className="max-w-[34rem]">
        <NeedsScripts locale={locale} />
        <ProfileForm words={words} own={profile} account={member.account} />
      </div>
    </AccountPage>
  )
}
