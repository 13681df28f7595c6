import type { Metadata } from 'next'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { EraseForm } from '@/features/account/forms/erase-form'
import { ExportButton } from '@/features/account/forms/export-button'
import { formWords } from '@/features/account/forms/form-words'
import { ReviewMailForm } from '@/features/portal/review-mail/review-mail-form'
import { AccountPage } from '@/shell/account/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { SettingsLinks } from '@/features/account/screens/settings-links'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { messagesFor } from '@/i18n/messages'

type Props = PageProps<'/[country]/[locale]/settings'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('settings', await accountAddress(params, ACCOUNT_PATHS.settings))
}

export default async function SettingsPage({ params }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.settings)
  const member = await guard('auth', address)
  const { locale } = address
  const [words, { account }] = await Promise.all([formWords(locale), messagesFor(locale)])
  const { settings, reviewMail } = account
  return (
    <AccountPage address={address} title={settings.title} lead={settings.lead} isMember>
      <SettingsLinks locale={locale} />
      <section id="mail" className="mt-stack max-w-[34rem]">
        <h2 className="title-3">{reviewMail.title}</h2>
        <p className="mt-3 mb-5">{reviewMail.help}</p>
        <NeedsScripts locale={locale} />
        <ReviewMailForm words={words} own={reviewMail} chosen={member.account.reviewMail} />
      </section>
      <section className="mt-stack">
        <h2 className="title-3">{settings.dataTitle}</h2>
        <p className="mt-3 mb-5 max-w-[34rem]">{settings.dataText}</p>
        <ExportButton label={settings.export} busyLabel={words.form.busy} />
        <p className="mt-8 mb-5 max-w-[34rem]">{settings.eraseText}</p>
        <EraseForm words={words} own={settings} home={publicPath(locale, '')} />
      </section>
    </AccountPage>
  )
}
