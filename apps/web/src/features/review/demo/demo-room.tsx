'use client'

import type { Room, Version } from '@studio/shared/review/projects'
import { useState } from 'react'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { createLocalNotes } from '../notes/local-notes'
import type { NotesSource } from '../notes/notes-source'
import { ReviewRoom } from '../room/review-room'
import type { RoomWords } from '../words'
import { demoNotes } from './demo-notes'
import { demoPeople, type DemoPeople } from './demo-people'
import { demoVersions, type DemoVersion } from './demo-versions'

export interface DemoRoomProps {
  shot: string | null
  versions: readonly DemoVersion[]
  words: RoomWords
  format: string
  opener: HTMLElement
  onClose: () => void
}

/** The whole room on a shot of the studio's own. Everything is in this tab; drafts go with it. */
export function DemoRoom({ shot, versions, words, format, opener, onClose }: DemoRoomProps) {
  const [{ room, openSource }] = useState(() => openDemo(shot, versions, words))
  return (
    <ModalDialog
      title={words.demo.project}
      hasHeading={false}
      className="room-dialog on-ink"
      opener={opener}
      onClose={onClose}
    >
      <ReviewRoom
        room={room}
        openSource={openSource}
        words={words}
        format={format}
        keeper={tabStorage()}
        notice={words.demo.notice}
        actions={
          <form method="dialog">
            <button type="submit" className="room-chip">
              {words.room.close}
            </button>
          </form>
        }
      />
    </ModalDialog>
  )
}

/** What somebody wrote stays when they look at another version, and when they close the room. */
const sources = new Map<string, NotesSource>()

function openDemo(shot: string | null, stages: readonly DemoVersion[], words: RoomWords) {
  const people = demoPeople(words.demo, words.notes.you)
  const versions = demoVersions(stages)
  const openSource = ({ id, number }: Version) => {
    const stage = stages[number - 1]?.stage ?? ''
    const key = `${shot} ${id} ${words.notes.you}`
    const known = sources.get(key)
    if (known) return known
    const source = createLocalNotes(demoNotes(shot, stage, words.demo.notes, people), people.you)
    sources.set(key, source)
    return source
  }
  return { room: roomOf(versions, words, people), openSource }
}

function roomOf(versions: Version[], words: RoomWords, people: DemoPeople): Room {
  return {
    project: {
      id: 'demo',
      title: words.demo.project,
      state: 'inReview',
      isSample: true,
      role: 'clientAdmin',
      nextDate: null,
      nextStep: '',
      openNotes: 0,
      deliverableCount: 1,
      isPaid: false,
      waiting: [],
    },
    deliverable: { id: 'demo', title: words.demo.film, versions },
    people: Object.values(people),
    mayWrite: true,
    // Visitors try everything, also what only the studio does.
    mayResolve: true,
  }
}

/** A browser may refuse even to be asked. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
