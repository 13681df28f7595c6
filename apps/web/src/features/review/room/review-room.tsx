'use client'

import type { Anchor } from '@studio/shared/review/notes'
import type { Room, Version } from '@studio/shared/review/projects'
import { useTranslations } from 'next-intl'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { focusSoon } from '../drawing/focus'
import type { BrowserStorage } from '@/lib/persisted-store'
import type { NotesSource } from '../notes/notes-source'
import { canBeShown } from './can-be-shown'
import { CompareChoice } from './compare-choice'
import { versionOpener } from './open-version'
import type { LastSeen } from './same-time'
import type { NoteAddress } from './version-context'
import { VersionRoom } from './version-room'
import { VersionSwitcher } from './version-switcher'
import './room.css'

export interface ReviewRoomProps {
  room: Room
  /** Called once for each version that is opened. */
  openSource: (version: Version) => NotesSource
  /** BCP 47 tag for times and numbers. */
  format: string
  /** The storage of drafts: that of the browser, or that of the tab alone. */
  keeper: BrowserStorage
  /** The id of the version that is shown first. The default is the newest. */
  firstVersion?: string
  /** The position that is shown first. */
  firstPlace?: Anchor
  /** The note that is shown first. */
  firstNote?: string
  /** @returns the address of a note. Missing in a room without an address */
  addressOf?: NoteAddress
  onVersion?: (id: string) => void
  /** Renders the approval's state for the shown version. */
  approvalOf?: (version: Version) => ReactNode
  /** @returns the address of a version's notes as PDF */
  pdfUrlOf?: (version: Version) => string
  /** Whether files can be attached to notes. */
  mayAttach?: boolean
  /** The studio's management of versions. */
  manager?: { actionsOf: (version: Version) => ReactNode; footer: ReactNode; dialog: ReactNode }
  /** Content that is shown if there is no version. */
  empty?: ReactNode
  /** Additional actions of the room. */
  actions?: ReactNode
  /** A notice above the room, such as a remark on the kind of room. */
  notice?: ReactNode
  /** A line below the room, such as legal links. On narrow screens it follows the notes. */
  foot?: ReactNode
}

/** The review room: versions of a deliverable, their notes, and a form for new notes. */
export function ReviewRoom(props: ReviewRoomProps) {
  const t = useTranslations('review')
  const { room, openSource, format, keeper, firstVersion, onVersion, pdfUrlOf } = props
  const { firstPlace, firstNote, addressOf, approvalOf, actions, notice, foot } = props
  const { manager, empty, mayAttach = false } = props
  const { versions, title } = room.deliverable
  const [open] = useState(() => versionOpener({ room, openSource, keeper }))
  const [chosen, setChosen] = useState(firstVersion)
  const version = versions.find(({ id }) => id === chosen) ?? versions.at(-1)
  // The chosen version stays open even if a newer one arrives.
  if (version && version.id !== chosen) setChosen(version.id)
  const newest = versions.findLast(canBeShown)
  const [firstNewest] = useState(newest?.number ?? 0)
  const hasCome = newest && newest.number > firstNewest && newest.id !== version?.id
  const lastSeen = useRef<LastSeen | null>(
    firstPlace && version ? { anchor: firstPlace, version } : null,
  )
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
              {t('room.newVersion', { number: newest.number })}
            </button>
          )}
        </p>
        {version && (
          <CompareChoice
            current={version}
            versions={versions}
            other={other?.id ?? null}
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
          {...{ room, version, format, open, other, lastSeen, mayAttach }}
          {...{ linkedNote, openNote }}
          {...(addressOf && { addressOf })}
          {...(pdfUrlOf && { pdfUrlOf })}
        />
      )}
      {foot && <div className="room-foot">{foot}</div>}
      {manager?.dialog}
    </div>
  )
}
