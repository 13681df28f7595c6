'use client'

import { callUrl } from '@studio/shared/api/call-url'
import { readRoom } from '@studio/shared/api/review-calls'
import { readNoteSheet, watchDeliverable } from '@studio/shared/api/streams'
import { toLocale } from '@studio/shared/locales'
import { readPlace } from '@studio/shared/review/anchor-address'
import type { Room, Version } from '@studio/shared/review/projects'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { readInBackground } from '@/api/client/call-api'
import { ShareButton } from '../guests/share-button'
import { MemberSharePanel } from '../guests/share-panel'
import { personalStorage } from '../notes/personal-storage'
import { notesSources } from '../remote/notes-sources'
import { createRemoteRounds } from '../remote/remote-rounds'
import { roomEvents } from '../remote/room-events'
import { useLeaving } from '../remote/use-leaving'
import { useLiveRoom } from '../remote/use-live-room'
import { ApprovalBar } from '../rounds/approval-bar'
import { useUploadQueue } from '../upload/use-upload-queue'
import { remoteVersionChanges } from '../versions/version-changes'
import { useVersionManager } from '../versions/version-manager'
import { EmptyRoom } from './empty-room'
import { nameVersion, noteAddress } from './open-version'
import { ReviewRoom } from './review-room'
import { RoomUpload } from './room-upload'

interface Props {
  room: Room
  format: string
  /** The version in the page's address, if there is one. */
  firstVersion?: string
  /** The position at which the version opens, if the page's address names one. */
  firstPlace?: string
  /** The id of the note in the page's address, if there is one. */
  firstNote?: string
  /** Link to the project's page. */
  back: { href: string; label: string }
  /** Link to the site's terms, which a signature refers to. */
  termsHref: string
  /** The line below the room. */
  foot: ReactNode
}

/** The room of a deliverable for its project's members, with live updates. */
export default function MemberRoom(props: Props) {
  const t = useTranslations('review')
  const { room: first, format, firstVersion, firstNote, back, termsHref, foot } = props
  const firstPlace = readPlace(props.firstPlace ?? '')
  const parameters = { deliverable: first.deliverable.id }
  const [line] = useState(() => roomEvents(callUrl(watchDeliverable, { parameters })))
  const read = () => readInBackground(readRoom, { parameters })
  const { room, access } = useLiveRoom(first, read, line)
  // Only lost access closes the room. If the session has ended, a new login restores it, so the
  // unsent text has to stay visible.
  const isLeaving = useLeaving(access === 'gone')
  const [keeper] = useState(() =>
    personalStorage(first.people.find(({ isYou }) => isYou)?.id ?? ''),
  )
  const [openSource] = useState(() => notesSources(line))
  const [rounds] = useState(() => createRemoteRounds(first.deliverable.id, line))
  const [changes] = useState(() => remoteVersionChanges(first.deliverable.id))
  const manager = useVersionManager({ changes, format })
  const uploads = useUploadQueue(first.deliverable.id)
  const { versions } = room.deliverable
  if (isLeaving) return null
  return (
    <ReviewRoom
      room={room}
      openSource={openSource}
      format={format}
      keeper={keeper}
      {...(firstVersion && { firstVersion })}
      {...(firstPlace && { firstPlace })}
      {...(firstNote && { firstNote })}
      addressOf={noteAddress}
      onVersion={nameVersion}
      approvalOf={(version) => (
        <ApprovalBar source={rounds} {...{ room, version, format, keeper, termsHref }} />
      )}
      pdfUrlOf={pdfUrlOf}
      mayAttach
      {...(room.project.role === 'studio' && { manager })}
      empty={<EmptyRoom uploads={room.mayUpload ? uploads : null} {...{ format }} />}
      actions={
        <>
          {room.mayUpload && versions.length > 0 && (
            <RoomUpload
              {...{ uploads, format }}
              next={Math.max(...versions.map(({ number }) => number)) + 1}
            />
          )}
          {mayShare(room) && (
            <ShareButton
              label={t('guests.share')}
              panel={(onClose) => <MemberSharePanel {...{ room, format, onClose }} />}
            />
          )}
          <a className="room-chip" href={back.href}>
            {back.label}
          </a>
        </>
      }
      foot={foot}
    />
  )
}

/** @returns the address of the notes as PDF, in the page's language */
function pdfUrlOf({ id }: Version): string {
  const locale = toLocale(document.documentElement.lang)
  return callUrl(readNoteSheet, { parameters: { version: id, locale } })
}

/** @returns whether the reader may share the room, which the studio and the client's admins may */
function mayShare({ project }: Room): boolean {
  return project.role === 'studio' || project.role === 'clientAdmin'
}
