'use client'

import { toLocale } from '@studio/shared/locales'
import { readPlace } from '@studio/shared/review/anchor-address'
import type { Room, Version } from '@studio/shared/review/projects'
import { useState } from 'react'
import { ShareButton } from '../guests/share-button'
import { personalStorage } from '../notes/personal-storage'
import { notesSources } from '../remote/notes-sources'
import { createRemoteRounds } from '../remote/remote-rounds'
import { roomEvents } from '../remote/room-events'
import { useLiveRoom } from '../remote/use-live-room'
import { ApprovalBar } from '../rounds/approval-bar'
import type { RoomWords } from '../words'
import { nameVersion } from './open-version'
import { ReviewRoom } from './review-room'

interface Props {
  room: Room
  words: RoomWords
  format: string
  /** Named in the page's address, if any. */
  firstVersion?: string
  /** What stands there beside it. */
  firstPlace?: string
  /** The project's page. */
  back: { href: string; label: string }
  /** The site's terms, which a signature refers to. */
  termsHref: string
}

/** The room of a deliverable for its project's people: notes, versions and their progress as they change. */
export default function MemberRoom(props: Props) {
  const { room: first, words, format, firstVersion, back, termsHref } = props
  const firstPlace = readPlace(props.firstPlace ?? '')
  const address = `/review/deliverables/${first.deliverable.id}` as const
  const [line] = useState(() => roomEvents(`${address}/events`))
  const { room } = useLiveRoom(first, address, line)
  const [keeper] = useState(() =>
    personalStorage(first.people.find(({ isYou }) => isYou)?.id ?? ''),
  )
  const [openSource] = useState(() => notesSources(line))
  const [rounds] = useState(() => createRemoteRounds(first.deliverable.id, line))
  return (
    <ReviewRoom
      room={room}
      openSource={openSource}
      words={words}
      format={format}
      keeper={keeper}
      {...(firstVersion && { firstVersion })}
      {...(firstPlace && { firstPlace })}
      onVersion={nameVersion}
      approvalOf={(version) => (
        <ApprovalBar source={rounds} {...{ room, version, words, format, keeper, termsHref }} />
      )}
      pdfUrlOf={pdfUrlOf}
      mayAttach
      actions={
        <>
          {mayShare(room) && <ShareButton {...{ room, words, format }} />}
          <a className="room-chip" href={back.href}>
            {back.label}
          </a>
        </>
      }
    />
  )
}

/** In the page's language. */
function pdfUrlOf({ id }: Version): string {
  return `/api/review/note-sheets/${id}/${toLocale(document.documentElement.lang)}`
}

/** Whoever may decide on the client's side, and the studio, may show it to others. */
function mayShare({ project }: Room): boolean {
  return project.role === 'studio' || project.role === 'clientAdmin'
}
