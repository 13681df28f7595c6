'use client'

import type { Anchor } from '@studio/shared/review/notes'
import type { Room, Version } from '@studio/shared/review/projects'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { focusSoon } from '../drawing/focus'
import type { Keeper } from '../notes/kept'
import type { NotesSource } from '../notes/notes-source'
import { fill, type RoomWords } from '../words'
import { CompareChoice } from './compare-choice'
import { versionOpener } from './open-version'
import type { NoteAddress } from './version-context'
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
  /** The note on it that the room leads to. */
  firstNote?: string
  /** Where one note can be found again; none in a room without an address. */
  addressOf?: NoteAddress
  onVersion?: (id: string) => void
  /** How the approval of the film stands, seen from the version that is shown. */
  approvalOf?: (version: Version) => ReactNode
  /** Where the notes on a version can be had on paper. */
  pdfUrlOf?: (version: Version) => string
  /** Files can be sent along with notes. */
  mayAttach?: boolean
  /** For the studio: what is done with versions. */
  manager?: { actionsOf: (version: Version) => ReactNode; footer: ReactNode; dialog: ReactNode }
  /** In place of a version, where there is none. */
  empty?: ReactNode
  /** What else one can do here. */
  actions?: ReactNode
  /** Above everything, such as what kind of room it is. */
  notice?: ReactNode
}

/** Where a film is watched with others: its versions, what was said about each, and the place to say more. */
export function ReviewRoom(props: ReviewRoomProps) {
  const { room, openSource, words, format, keeper, firstVersion, onVersion, pdfUrlOf } = props
  const { firstPlace, firstNote, addressOf, approvalOf, actions, notice } = props
  const { manager, empty, mayAttach = false } = props
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
  const [linkedNote, setLinkedNote] = useState(firstNote ?? null)
  const choose = (id: string) => {
    setChosen(id)
    setLinkedNote(null)
    onVersion?.(id)
  }
  const openNote = useCallback(
    (versionId: string, noteId: string) => {
      setChosen(versionId)
      setLinkedNote(noteId)
      onVersion?.(versionId)
    },
    [onVersion],
  )
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
            current={version}
            words={words}
            format={format}
            onVersion={choose}
            {...(manager && { actionsOf: manager.actionsOf, menuFooter: manager.footer })}
          />
        )}
        <p role="status" className={hasCome ? undefined : 'sr-only'}>
          {hasCome && (
            <button
              type="button"
              className="room-chip"
              onClick={() => {
                choose(newest.id)
                focusSoon('.room-version-button[aria-current], .room-versions-open')
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
      {!version && empty}
      {version && (
        <VersionRoom
          key={version.id}
          {...{ room, version, words, format, open, other, lastSeen, mayAttach }}
          {...{ linkedNote, openNote }}
          {...(addressOf && { addressOf })}
          {...(pdfUrlOf && { pdfUrlOf })}
        />
      )}
      {manager?.dialog}
    </div>
  )
}
