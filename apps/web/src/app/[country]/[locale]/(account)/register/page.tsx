import type { Metadata } from 'next'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { TextLink } from '@/components/ui/text-link'
import { formWords } from '@/features/account/forms/form-words'
import { Notice } from '@/features/account/forms/notice'
import { ProviderRegistration } from '@/features/account/forms/provider-registration'
import { RegisterForm } from '@/features/account/forms/register-form'
import { AccountPage } from '@/shell/account/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { FROM_PROVIDER_QUERY, providerProps } from '@/features/account/screens/provider-props'
import { TermsSentence } from '@/features/account/screens/terms-sentence'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { messagesFor } from '@/i18n/messages'
import { translator } from '@/i18n/translator'

type Props = PageProps<'/[country]/[locale]/register'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('register', await accountAddress(params, ACCOUNT_PATHS.register))
}

export default async function RegisterPage({ params, searchParams }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.register)
  await guard('guest', address)
  const { locale } = address
  const t = translator(locale, 'account.register')
  const [words, through, { account }, query] = await Promise.all([
    formWords(locale),
    providerProps(locale, publicPath(locale, ACCOUNT_PATHS.portal)),
    messagesFor(locale),
    searchParams,
  ])
  const terms = <TermsSentence locale={locale} />
  return (
    <AccountPage address={address} title={t('title')} lead={t('lead')}>
      <NeedsScripts locale={locale} />
      {through && FROM_PROVIDER_QUERY in query && (
        <div className="mb-10">
          <Notice>{t('fromProvider')}</Notice>
          <ProviderRegistration
            {...through}
            adult={t('adult')}
            terms={terms}
            mustAccept={words.errors.mustAccept}
          />
        </div>
      )}
      <RegisterForm
        words={words}
        own={account.register}
        terms={terms}
        afterwards={
          <TextLink href={publicPath(locale, ACCOUNT_PATHS.resend)}>
            {account.login.resend}
          </TextLink>
        }
      />
      <p className="mt-8 border-t border-rule pt-6">
        {t('haveAccount')}{' '}
        <TextLink href={publicPath(locale, ACCOUNT_PATHS.login)}>{account.login.title}</TextLink>
      </p>
    </AccountPage>
  )
}
