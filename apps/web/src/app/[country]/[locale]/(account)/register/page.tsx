import type { ReactNode } from 'react'
import type { Metadata } from 'next'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { pathOf } from '@studio/shared/routes/manifest'
import { TextLink } from '@/components/ui/text-link'
import { formWords } from '@/features/account/forms/form-words'
import { RegisterForm } from '@/features/account/forms/register-form'
import { AccountPage } from '@/features/account/screens/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { accountAddress } from '@/features/account/server/account-address'
import { accountMetadata } from '@/features/account/server/account-metadata'
import { requireGuest } from '@/features/account/server/require-guest'
import { messagesFor } from '@/i18n/messages'
import { translator } from '@/i18n/translator'

type Props = PageProps<'/[country]/[locale]/register'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('register', await accountAddress(params, ACCOUNT_PATHS.register))
}

export default async function RegisterPage({ params }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.register)
  await requireGuest(address)
  const { locale } = address
  const t = translator(locale, 'account.register')
  const [words, { account }] = await Promise.all([formWords(locale), messagesFor(locale)])
  // In a tab of its own: what has been typed stays.
  const document = (name: string) => (text: ReactNode) => (
    <a href={publicPath(locale, pathOf(name))} target="_blank" className="font-semibold text-accent">
      {text}
    </a>
  )
  const terms = t.rich('terms', { terms: document('terms'), privacy: document('privacypolicy') })
  const login = publicPath(locale, ACCOUNT_PATHS.login)
  return (
    <AccountPage address={address} title={t('title')} lead={t('lead')}>
      <NeedsScripts locale={locale} />
      <RegisterForm
        words={words}
        own={account.register}
        terms={terms}
        afterwards={
          <TextLink href={publicPath(locale, ACCOUNT_PATHS.resend)}>{account.login.resend}</TextLink>
        }
      />
      <p className="mt-8 border-t border-rule pt-6">
        {t('haveAccount')} <TextLink href={login}>{account.login.title}</TextLink>
      </p>
    </AccountPage>
  )
}
