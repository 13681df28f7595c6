import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { NextIntlClientProvider } from 'next-intl'
import { readSecondFactor } from '@/cms/read-account'
import { formWords } from '@/features/account/forms/form-words'
import { loginPath } from '@/features/account/return-path'
import { AccountPage } from '@/shell/account/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { TwoStepSettings } from '@/features/account/two-step/two-step-settings'
import { dateFormat } from '@/lib/date-text'
import { messagesFor } from '@/i18n/messages'

type Props = PageProps<'/[country]/[locale]/settings/two-step'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('twoStep', await accountAddress(params, ACCOUNT_PATHS.twoStep))
}

export default async function TwoStepPage({ params }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.twoStep)
  const { token, account: member } = await guard('auth', address)
  const { locale, path } = address
  const [factor, words, { account }] = await Promise.all([
    readSecondFactor(token, locale),
    formWords(locale),
    messagesFor(locale),
  ])
  // Null means that the session has just ended.
  if (!factor) redirect(loginPath(locale, path))
  const { twoStep } = account
  return (
    <AccountPage address={address} title={twoStep.title} lead={twoStep.lead} isMember>
      <div className="max-w-[40rem]">
        <NeedsScripts locale={locale} />
        <NextIntlClientProvider messages={{ account: { twoStep } }}>
          <TwoStepSettings
            {...{ factor, words }}
            email={member.email}
            format={dateFormat(address)}
          />
        </NextIntlClientProvider>
      </div>
    </AccountPage>
  )
}
