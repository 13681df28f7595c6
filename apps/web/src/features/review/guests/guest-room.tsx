'use client'

import { callUrl } from '@studio/shared/api/call-url'
import { readGuestRoom } from '@studio/shared/review/guest-links'
import { watchAsGuest } from '@studio/shared/api/streams'
import type { Room } from '@studio/shared/review/projects'
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { readInBackground } from '@/api/client/call-api'
import type { Messages } from '@/i18n/messages'
import { guestOf, personalStorage } from '../notes/personal-storage'
import { guestNotes } from '../remote/notes-api'
import { notesSources } from '../remote/notes-sources'
import { roomEvents } from '../remote/room-events'
import { useLeaving } from '../remote/use-leaving'
import { useLiveRoom } from '../remote/use-live-room'
import { nameVersion, noteAddress } from '../room/open-version'
import { ReviewRoom } from '../room/review-room'
import { Watermarked } from '../watermark'

interface Props {
  room: Room
  /** Secret at the end of the link. */
  link: string
  format: string
  firstVersion?: string
  firstNote?: string
  /** The line below the room. */
  foot: ReactNode
}

/** The room for guests of a link: versions and notes, with a watermark of the guest's name. */
export default function GuestRoom({
  room: first,
  link,
  format,
  firstVersion,
  firstNote,
  foot,
}: Props) {
  const t = useTranslations('review')
  const parameters = { link }
  const [line] = useState(() => roomEvents(callUrl(watchAsGuest, { parameters })))
  const read = () => readInBackground(readGuestRoom, { parameters })
  const { room, access } = useLiveRoom(first, read, line)
  const isLeaving = useLeaving(access !== 'open')
  const [keeper] = useState(() => personalStorage(guestOf(link)))
  const [openSource] = useState(() => notesSources(line, guestNotes(link)))
  const locale = useLocale()
  const messages = useMessages()
  const [ownMessages] = useState(() => guestMessages(messages))
  const name = room.people.find(({ isYou }) => isYou)?.name ?? ''
  if (isLeaving) return null
  return (
    <Watermarked text={name}>
      <NextIntlClientProvider locale={locale} messages={ownMessages}>
        <ReviewRoom
          room={room}
          openSource={openSource}
          format={format}
          keeper={keeper}
          {...(firstVersion && { firstVersion })}
          {...(firstNote && { firstNote })}
          addressOf={noteAddress}
          onVersion={nameVersion}
          notice={t(room.mayWrite ? 'guests.notice' : 'guests.noticeLook')}
          foot={foot}
        />
      </NextIntlClientProvider>
    </Watermarked>
  )
}

/** Replaces messages that mention a login, because guests have none. */
function guestMessages({ review }: Pick<Messages, 'review'>) {
  const { notes, guests } = review
  const problems = { ...notes.problems, ended: guests.over }
  // Guests cannot mention anybody.
  return { review: { ...review, notes: { ...notes, placeholder: notes.write, problems } } }
}
