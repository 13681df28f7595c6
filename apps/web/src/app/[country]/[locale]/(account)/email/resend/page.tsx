import type { Metadata } from 'next'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { TextLink } from '@/components/ui/text-link'
import { EmailForm } from '@/features/account/forms/email-form'
import { formWords } from '@/features/account/forms/form-words'
import { AccountPage } from '@/shell/account/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { messagesFor } from '@/i18n/messages'

type Props = PageProps<'/[country]/[locale]/email/resend'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('resend', await accountAddress(params, ACCOUNT_PATHS.resend))
}

export default async function ResendPage({ params }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.resend)
  const { locale } = address
  const [words, { account }] = await Promise.all([formWords(locale), messagesFor(locale)])
  const { resend, forgot } = account
  return (
    <AccountPage address={address} title={resend.title} lead={resend.lead}>
      <div className="max-w-[34rem]">
        <NeedsScripts locale={locale} />
        <EmailForm
          words={words}
          own={resend}
          call="resendVerification"
          aside={<TextLink href={publicPath(locale, ACCOUNT_PATHS.login)}>{forgot.back}</TextLink>}
        />
      </div>
    </AccountPage>
  )
}
