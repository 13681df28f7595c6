import type { Metadata } from 'next'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS, resetPath } from '@studio/shared/routes/account'
import { buttonVariants } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { formWords } from '@/features/account/forms/form-words'
import { ResetForm } from '@/features/account/forms/reset-form'
import { AccountPage } from '@/shell/account/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { messagesFor } from '@/i18n/messages'

type Props = PageProps<'/[country]/[locale]/password/reset/[token]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = resetPath((await params).token)
  return accountMetadata('reset', await accountAddress(params, path))
}

/**
 * The page works with or without a session, because the mail alone entitles its reader to set the
 * password.
 */
export default async function ResetPage({ params }: Props) {
  const { token } = await params
  const address = await accountAddress(params, resetPath(token))
  const { locale } = address
  const [words, { account }] = await Promise.all([formWords(locale), messagesFor(locale)])
  const { reset, login } = account
  return (
    <AccountPage address={address} title={reset.title} lead={reset.lead}>
      <div className="max-w-[34rem]">
        <NeedsScripts locale={locale} />
        <ResetForm
          words={words}
          own={reset}
          token={token}
          onward={
            <a href={publicPath(locale, ACCOUNT_PATHS.login)} className={buttonVariants()}>
              {login.title}
            </a>
          }
          again={<TextLink href={publicPath(locale, ACCOUNT_PATHS.forgot)}>{reset.again}</TextLink>}
        />
      </div>
    </AccountPage>
  )
}
