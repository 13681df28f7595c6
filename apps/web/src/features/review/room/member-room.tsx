'use client'

import { toLocale } from '@studio/shared/locales'
import type { Room, Version } from '@studio/shared/review/projects'
import { useEffect, useState } from 'react'
import type { Keeper } from '../notes/kept'
import { createRemoteNotes } from '../remote/remote-notes'
import { createRemoteRounds } from '../remote/remote-rounds'
import { roomEvents } from '../remote/room-events'
import { ApprovalBar } from '../rounds/approval-bar'
import type { RoomWords } from '../words'
import { ReviewRoom } from './review-room'

interface Props {
  room: Room
  words: RoomWords
  format: string
  /** Named in the page's address, if any. */
  firstVersion?: string
  /** The project's page. */
  back: { href: string; label: string }
  /** The site's terms, which a signature refers to. */
  termsHref: string
}

/** The room of a deliverable for its project's people: notes, versions and their progress as they change. */
export default function MemberRoom(props: Props) {
  const { room: first, words, format, firstVersion, back, termsHref } = props
  const [room, setRoom] = useState(first)
  const [line] = useState(() => roomEvents(first.deliverable.id))
  const [keeper] = useState(() => storageOf(first.people.find(({ isYou }) => isYou)?.id ?? ''))
  const [openSource] = useState(() => sourcesOf(line))
  const [rounds] = useState(() => createRemoteRounds(first.deliverable.id, line))
  useEffect(
    () =>
      line.listen((event) => {
        if (event.name === 'version') setRoom((before) => withVersion(before, event.data))
      }),
    [line],
  )
  return (
    <ReviewRoom
      room={room}
      openSource={openSource}
      words={words}
      format={format}
      keeper={keeper}
      {...(firstVersion && { firstVersion })}
      onVersion={nameVersion}
      approvalOf={(version) => (
        <ApprovalBar source={rounds} {...{ room, version, words, format, keeper, termsHref }} />
      )}
      pdfUrlOf={pdfUrlOf}
      actions={
        <a className="room-chip" href={back.href}>
          {back.label}
        </a>
      }
    />
  )
}

/** What one looks at again is read from where it was. */
function sourcesOf(line: ReturnType<typeof roomEvents>) {
  const sources = new Map<string, ReturnType<typeof createRemoteNotes>>()
  return ({ id }: Version) => {
    const source = sources.get(id) ?? createRemoteNotes(id, line)
    sources.set(id, source)
    return source
  }
}

function withVersion(room: Room, version: Version): Room {
  const { versions } = room.deliverable
  const isKnown = versions.some(({ id }) => id === version.id)
  const next = isKnown
    ? versions.map((one) => (one.id === version.id ? version : one))
    : [...versions, version].sort((a, b) => a.number - b.number)
  return { ...room, deliverable: { ...room.deliverable, versions: next } }
}

/** In the page's language. */
function pdfUrlOf({ id }: Version): string {
  return `/api/review/note-sheets/${id}/${toLocale(document.documentElement.lang)}`
}

/** So that the address can be sent to somebody. */
function nameVersion(id: string): void {
  const url = new URL(location.href)
  url.searchParams.set('version', id)
  history.replaceState(history.state, '', url)
}

/** Of one person: others may use the same browser. A browser may refuse even to be asked. */
function storageOf(you: string): Keeper {
  try {
    const storage = localStorage
    return {
      getItem: (key) => storage.getItem(`${you}:${key}`),
      setItem: (key, value) => storage.setItem(`${you}:${key}`, value),
      removeItem: (key) => storage.removeItem(`${you}:${key}`),
    }
  } catch {
    return null
  }
}
