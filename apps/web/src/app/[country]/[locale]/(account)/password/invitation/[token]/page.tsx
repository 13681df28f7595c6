import type { Metadata } from 'next'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS, invitationPath } from '@studio/shared/routes/account'
import { buttonVariants } from '@/components/ui/button'
import { formWords } from '@/features/account/forms/form-words'
import { ResetForm } from '@/features/account/forms/reset-form'
import { AccountPage } from '@/features/account/screens/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { accountAddress } from '@/features/routing/address'
import { accountMetadata } from '@/features/account/server/account-metadata'
import { messagesFor } from '@/i18n/messages'

type Props = PageProps<'/[country]/[locale]/password/invitation/[token]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = invitationPath((await params).token)
  return accountMetadata('invitation', await accountAddress(params, path))
}

/** Whoever was invited chooses the first password; nobody makes one up for them. */
export default async function InvitationPage({ params }: Props) {
  const { token } = await params
  const address = await accountAddress(params, invitationPath(token))
  const { locale } = address
  const [words, { account }] = await Promise.all([formWords(locale), messagesFor(locale)])
  const { invitation, login } = account
  return (
    <AccountPage address={address} title={invitation.title} lead={invitation.lead}>
      <div className="max-w-[34rem]">
        <NeedsScripts locale={locale} />
        <ResetForm
          words={words}
          own={invitation}
          token={token}
          onward={
            <a href={publicPath(locale, ACCOUNT_PATHS.login)} className={buttonVariants()}>
              {login.title}
            </a>
          }
          again={<p className="text-small">{invitation.again}</p>}
        />
      </div>
    </AccountPage>
  )
}
