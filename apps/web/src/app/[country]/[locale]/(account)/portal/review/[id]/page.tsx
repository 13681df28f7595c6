import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { publicPath } from '@studio/shared/paths'
import { NOTE_QUERY, PLACE_QUERY, VERSION_QUERY } from '@studio/shared/review/anchor-address'
import { projectPath, roomPath } from '@studio/shared/routes/account'
import { pathOf } from '@studio/shared/routes/manifest'
import { NextIntlClientProvider } from 'next-intl'
import { readRoom } from '@/cms/read-review'
import { withPlace } from '@/features/account/return-path'
import { LoadLegalLinks } from '@/shell/footer/load-legal-links'
import { accountMetadata } from '@/shell/account/account-metadata'
import { guard } from '@/features/account/server/guard'
import { NeedsScripts } from '@/features/account/screens/needs-scripts'
import { RoomLoader } from '@/features/review/room/room-loader'
import { accountAddress } from '@/lib/address'
import { messagesFor } from '@/i18n/messages'
import { dateFormat } from '@/lib/date-text'

type Props = PageProps<'/[country]/[locale]/portal/review/[id]'>

async function addressOf(params: Props['params']) {
  return accountAddress(params, roomPath((await params).id))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata('room', await addressOf(params))
}

export default async function ReviewPage({ params, searchParams }: Props) {
  const address = await addressOf(params)
  const asked = await searchParams
  const { [VERSION_QUERY]: version, [PLACE_QUERY]: place, [NOTE_QUERY]: note } = asked
  const { token } = await guard('auth', { ...address, path: withPlace(address.path, asked) })
  const { locale } = address
  const room = await readRoom(token, locale, (await params).id)
  if (!room) notFound()
  const { review, account } = await messagesFor(locale)
  const back = {
    href: publicPath(locale, projectPath(room.project.id)),
    label: account.room.back,
  }
  const legalLinks = <LoadLegalLinks address={address} />
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <h1 className="sr-only">{`${account.room.title}: ${room.deliverable.title}`}</h1>
      <NeedsScripts locale={locale} />
      <noscript>{legalLinks}</noscript>
      <NextIntlClientProvider messages={{ review }}>
        <RoomLoader
          room={room}
          format={dateFormat(address)}
          foot={legalLinks}
          {...(typeof version === 'string' && { firstVersion: version })}
          {...(typeof place === 'string' && { firstPlace: place })}
          {...(typeof note === 'string' && { firstNote: note })}
          back={back}
          termsHref={publicPath(locale, pathOf('terms'))}
        />
      </NextIntlClientProvider>
    </main>
  )
}
