import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { publicPath } from '@studio/shared/paths'
import { NOTE_QUERY, VERSION_QUERY } from '@studio/shared/review/anchor-address'
import { guestPath } from '@studio/shared/routes/account'
import { NextIntlClientProvider } from 'next-intl'
import { readGuestRoom } from '@/cms/read-guest-room'
import { buttonVariants } from '@/components/ui/button'
import { formWords } from '@/features/account/forms/form-words'
import { GuestEntryForm } from '@/features/review/guests/guest-entry-form'
import { AccountPage } from '@/shell/account/account-page'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { LoadLegalLinks } from '@/shell/footer/load-legal-links'
import { accountMetadata } from '@/shell/account/account-metadata'
import { readGuestVisit } from '@/api/proxy/guest-visit'
import { GuestRoomLoader } from '@/features/review/guests/guest-room-loader'
import { UnsentList } from '@/features/review/guests/unsent-list'
import { accountAddress } from '@/lib/address'
import { messagesFor } from '@/i18n/messages'
import { dateFormat } from '@/lib/date-text'

type Props = PageProps<'/[country]/[locale]/guest/[link]'>

async function addressOf(params: Props['params']) {
  return accountAddress(params, guestPath((await params).link))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('guest', await addressOf(params))
}

/** The review room of one deliverable, for visitors with its link and the passphrase. */
export default async function GuestPage({ params, searchParams }: Props) {
  const { link } = await params
  const address = await addressOf(params)
  const { locale } = address
  const [{ account, review }, words] = await Promise.all([messagesFor(locale), formWords(locale)])
  const room = await readGuestRoom(link, readGuestVisit(await cookies(), link), locale)
  const own = account.guest
  if (room === 'gone') {
    return (
      <AccountPage address={address} title={own.goneTitle} lead={own.goneLead}>
        <UnsentList link={link} title={own.unsent} />
        <a href={publicPath(locale, 'contact')} className={buttonVariants()}>
          {own.contact}
        </a>
      </AccountPage>
    )
  }
  if (room === 'closed') {
    return (
      <AccountPage address={address} title={own.title} lead={own.lead}>
        <NeedsScripts locale={locale} />
        <GuestEntryForm words={words} own={own} link={link} />
      </AccountPage>
    )
  }
  const { [VERSION_QUERY]: version, [NOTE_QUERY]: note } = await searchParams
  const legalLinks = <LoadLegalLinks address={address} />
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <h1 className="sr-only">{`${account.room.title}: ${room.deliverable.title}`}</h1>
      <NeedsScripts locale={locale} />
      <noscript>{legalLinks}</noscript>
      <NextIntlClientProvider messages={{ review }}>
        <GuestRoomLoader
          room={room}
          link={link}
          format={dateFormat(address)}
          foot={legalLinks}
          {...(typeof version === 'string' && { firstVersion: version })}
          {...(typeof note === 'string' && { firstNote: note })}
        />
      </NextIntlClientProvider>
    </main>
  )
}
