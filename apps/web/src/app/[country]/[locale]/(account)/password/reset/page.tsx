import type { Metadata } from 'next'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { TextLink } from '@/components/ui/text-link'
import { EmailForm } from '@/features/account/forms/email-form'
import { formWords } from '@/features/account/forms/form-words'
import { BarePage } from '@/shell/account/bare-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { messagesFor } from '@/i18n/messages'

type Props = PageProps<'/[country]/[locale]/password/reset'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('forgot', await accountAddress(params, ACCOUNT_PATHS.forgot))
}

export default async function ForgotPage({ params }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.forgot)
  await guard('guest', address)
  const { locale } = address
  const [words, { account }] = await Promise.all([formWords(locale), messagesFor(locale)])
  const { forgot } = account
  return (
    <BarePage address={address} title={forgot.title} lead={forgot.lead}>
      <NeedsScripts locale={locale} />
      <EmailForm
        words={words}
        own={forgot}
        call="forgotPassword"
        aside={<TextLink href={publicPath(locale, ACCOUNT_PATHS.login)}>{forgot.back}</TextLink>}
      />
    </BarePage>
  )
}
