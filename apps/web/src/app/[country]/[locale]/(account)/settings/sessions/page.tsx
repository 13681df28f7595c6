import type { Metadata } from 'next'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { readSessions } from '@/cms/read-account'
import { formWords } from '@/features/account/forms/form-words'
import { SessionList } from '@/features/account/forms/session-list'
import { AccountPage } from '@/shell/account/account-page'
import { accountAddress } from '@/lib/address'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { dateFormat } from '@/lib/date-text'
import { messagesFor } from '@/i18n/messages'
import { translator } from '@/i18n/translator'

type Props = PageProps<'/[country]/[locale]/settings/sessions'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('sessions', await accountAddress(params, ACCOUNT_PATHS.sessions))
}

export default async function SessionsPage({ params }: Props) {
  const address = await accountAddress(params, ACCOUNT_PATHS.sessions)
  const { token } = await guard('auth', address)
  const { locale } = address
  const t = translator(locale, 'account.sessions')
  const [found, words, { account }] = await Promise.all([
    readSessions(token, locale),
    formWords(locale),
    messagesFor(locale),
  ])
  const sessions = (found ?? [])
    .map((session) => ({ ...session, device: session.device || t('unknown') }))
    .map((session) => {
      // A browser is often logged in to both the website and the admin, so the place tells its
      // sessions apart.
      const places = [session.device, session.place === 'admin' && t('inAdmin')]
      const device = places.filter(Boolean).join(' · ')
      return { ...session, endLabel: t('endNamed', { device }) }
    })
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  return (
    <AccountPage address={address} title={t('title')} lead={t('lead')} isMember>
      <SessionList
        sessions={sessions}
        words={account.sessions}
        formWords={words}
        format={dateFormat(address)}
      />
    </AccountPage>
  )
}
