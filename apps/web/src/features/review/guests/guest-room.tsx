'use client'

import type { Room } from '@studio/shared/review/projects'
import { useState } from 'react'
import { callApi } from '@/features/api/call-api'
import { personalStorage } from '../notes/personal-storage'
import { notesSources } from '../remote/notes-sources'
import { roomEvents } from '../remote/room-events'
import { useLiveRoom } from '../remote/use-live-room'
import { nameVersion } from '../room/open-version'
import { ReviewRoom } from '../room/review-room'
import { Watermarked } from '../watermark'
import type { RoomWords } from '../words'

interface Props {
  room: Room
  /** What the link ends with. */
  link: string
  words: RoomWords
  format: string
  firstVersion?: string
}

/** The room for whoever came by a guest link: versions and notes, their name over every picture. */
export default function GuestRoom({ room: first, link, words, format, firstVersion }: Props) {
  const root = `/guests/${link}` as const
  const [line] = useState(() => roomEvents(`${root}/events`))
  const { room } = useLiveRoom(first, `${root}/room`, line)
  const [keeper] = useState(() => personalStorage(`guest ${link.slice(0, 16)}`))
  const [openSource] = useState(() => notesSources(line, { root, call: callApi }))
  const [ownWords] = useState(() => guestWords(words))
  const name = room.people.find(({ isYou }) => isYou)?.name ?? ''
  return (
    <Watermarked text={name}>
      <ReviewRoom
        room={room}
        openSource={openSource}
        words={ownWords}
        format={format}
        keeper={keeper}
        {...(firstVersion && { firstVersion })}
        onVersion={nameVersion}
        notice={room.mayWrite ? words.guests.notice : words.guests.noticeLook}
      />
    </Watermarked>
  )
}

/** There is no login to come back by. */
function guestWords(words: RoomWords): RoomWords {
  const { notes, guests } = words
  const problems = { ...notes.problems, ended: guests.over }
  // Nor anybody whom they could mention.
  return { ...words, notes: { ...notes, placeholder: notes.write, problems } }
}
