import type { Metadata } from 'next'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS, verifyPath } from '@studio/shared/routes/account'
import { buttonVariants } from '@/components/ui/button'
import { formWords } from '@/features/account/forms/form-words'
import { VerifyForm } from '@/features/account/forms/verify-form'
import { AccountPage } from '@/shell/account/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { messagesFor } from '@/i18n/messages'

type Props = PageProps<'/[country]/[locale]/email/verify/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('verify', await accountAddress(params, verifyPath((await params).id)))
}

export default async function VerifyPage({ params }: Props) {
  const { id } = await params
  const address = await accountAddress(params, verifyPath(id))
  const { locale } = address
  const [words, { account }] = await Promise.all([formWords(locale), messagesFor(locale)])
  const { verify, login } = account
  return (
    <AccountPage address={address} title={verify.title} lead={verify.lead}>
      <NeedsScripts locale={locale} />
      <VerifyForm
        words={words}
        own={verify}
        id={id}
        call="verifyEmail"
        onward={
          <a href={publicPath(locale, ACCOUNT_PATHS.login)} className={buttonVariants()}>
            {login.title}
          </a>
        }
        again={
          <a href={publicPath(locale, ACCOUNT_PATHS.resend)} className={buttonVariants()}>
            {verify.again}
          </a>
        }
      />
    </AccountPage>
  )
}
