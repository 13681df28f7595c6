'use client'

import type { Anchor } from '@studio/shared/review/notes'
import type { Room, Version } from '@studio/shared/review/projects'
import { useRef, useState, type ReactNode } from 'react'
import { focusSoon } from '../drawing/focus'
import type { Keeper } from '../notes/kept'
import type { NotesSource } from '../notes/notes-source'
import { fill, type RoomWords } from '../words'
import { CompareChoice } from './compare-choice'
import { versionOpener } from './open-version'
import { VersionRoom } from './version-room'
import { VersionSwitcher } from './version-switcher'
import './room.css'

export interface ReviewRoomProps {
  room: Room
  /** Called once whenever a version is opened. */
  openSource: (version: Version) => NotesSource
  words: RoomWords
  /** A BCP 47 tag, for moments and figures. */
  format: string
  /** Where drafts wait: the browser, or the tab alone. */
  keeper: Keeper
  /** The id of the version that is shown first; without one the newest. */
  firstVersion?: string
  /** Where on it the room opens. */
  firstPlace?: Anchor
  onVersion?: (id: string) => void
  /** How the approval of the film stands, seen from the version that is shown. */
  approvalOf?: (version: Version) => ReactNode
  /** Where the notes on a version can be had on paper. */
  pdfUrlOf?: (version: Version) => string
  /** Files can be sent along with notes. */
  mayAttach?: boolean
  /** What else one can do here. */
  actions?: ReactNode
  /** Above everything, such as what kind of room it is. */
  notice?: ReactNode
}

/** Where a film is watched with others: its versions, what was said about each, and the place to say more. */
export function ReviewRoom(props: ReviewRoomProps) {
  const { room, openSource, words, format, keeper, firstVersion, onVersion, pdfUrlOf } = props
  const { firstPlace, approvalOf, actions, notice, mayAttach = false } = props
  const { versions, title } = room.deliverable
  const [open] = useState(() => versionOpener({ room, openSource, keeper }))
  const [chosen, setChosen] = useState(firstVersion)
  const version = versions.find(({ id }) => id === chosen) ?? versions.at(-1)
  // Who writes on the newest stays there when one comes that is newer.
  if (version && version.id !== chosen) setChosen(version.id)
  const newest = versions.at(-1)
  const [firstNewest] = useState(newest?.number ?? 0)
  const hasCome = newest && newest.number > firstNewest && newest.id !== version?.id
  const lastSeen = useRef<Anchor | null>(firstPlace ?? null)
  const [otherId, setOtherId] = useState<string | null>(null)
  const other = versions.find(({ id }) => id === otherId && id !== version?.id) ?? null
  const choose = (id: string) => {
    setChosen(id)
    onVersion?.(id)
  }
  return (
    <div className="room on-ink">
      <header className="room-bar">
        <div className="room-titles">
          <p className="slate room-project">
            <bdi>{room.project.title}</bdi>
          </p>
          <h2 className="room-title">
            <bdi>{title}</bdi>
          </h2>
        </div>
        {version && (
          <VersionSwitcher
            versions={versions}
            current={version.id}
            words={words.room}
            onVersion={choose}
          />
        )}
        <p role="status" className={hasCome ? undefined : 'sr-only'}>
          {hasCome && (
            <button
              type="button"
              className="room-chip"
              onClick={() => {
                choose(newest.id)
                focusSoon('.room-version-button[aria-current]')
              }}
            >
              {fill(words.room.newVersion, { number: newest.number })}
            </button>
          )}
        </p>
        {version && (
          <CompareChoice
            current={version}
            versions={versions}
            other={other?.id ?? null}
            words={words.room}
            onOther={setOtherId}
          />
        )}
        {version && approvalOf?.(version)}
        {actions && <div className="room-actions">{actions}</div>}
      </header>
      {notice && <p className="room-notice">{notice}</p>}
      {version && (
        <VersionRoom
          key={version.id}
          {...{ room, version, words, format, open, other, lastSeen, mayAttach }}
          {...(pdfUrlOf && { pdfUrlOf })}
        />
      )}
    </div>
  )
}
