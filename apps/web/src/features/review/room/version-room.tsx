'use client'

import type { Anchor } from '@studio/shared/review/notes'
import type { Room, Version } from '@studio/shared/review/projects'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { keepDrawing } from '../drawing/keep-drawing'
import { NotesPanel } from '../notes/notes-panel'
import type { versionOpener } from './open-version'
import { sameTime, type LastSeen } from './same-time'
import type { StageControl } from './stage-control'
import { VersionChecks } from './version-checks'
import { VersionContext, type NoteAddress } from './version-context'
import { VersionFailure } from './version-failure'
import { VersionStage } from './version-stage'

interface Props {
  room: Room
  version: Version
  format: string
  open: ReturnType<typeof versionOpener>
  pdfUrlOf?: (version: Version) => string
  mayAttach: boolean
  linkedNote: string | null
  openNote: (versionId: string, noteId: string) => void
  addressOf?: NoteAddress
  /** The version to compare with, if there is one. */
  other: Version | null
  /** The last position in a version. The next version starts at the same time. */
  lastSeen: RefObject<LastSeen | null>
}

/** A version with its stage and its notes. */
export function VersionRoom(props: Props) {
  const { room, version, format, open, pdfUrlOf, other, lastSeen: lastSeenRef } = props
  const { mayAttach, linkedNote, openNote, addressOf } = props
  const [opened] = useState(() => open(version))
  const [stage, setStage] = useState<StageControl | null>(null)
  const { outbox, board, drafts } = opened

  useEffect(() => outbox.open(), [outbox])
  // Drawing is turned off when the version is left, so that it is off when the reader returns.
  useEffect(() => () => board.setOpen(false), [board])
  useEffect(
    () => (stage ? board.subscribe(() => keepDrawing(board, drafts, stage)) : undefined),
    [board, drafts, stage],
  )
  // Events change the version, for example its number of notes, which must not move the film.
  const versionRef = useRef(version)
  useEffect(() => {
    versionRef.current = version
  }, [version])
  useEffect(() => {
    if (!stage) return
    if (lastSeenRef.current) stage.goTo(sameTime(lastSeenRef.current, versionRef.current))
    return stage.subscribe(
      () => (lastSeenRef.current = { anchor: stage.point(), version: versionRef.current }),
    )
  }, [stage, lastSeenRef])
  const show = useCallback(
    (anchor: Anchor) => {
      lastSeenRef.current = { anchor, version: versionRef.current }
      stage?.goTo(anchor)
    },
    [lastSeenRef, stage],
  )
  const pdfUrl = pdfUrlOf?.(version)
  const context = useMemo(
    () => ({
      ...{ room, version, format, stage, mayAttach, linkedNote, show, openNote },
      ...opened,
      ...(pdfUrl && { pdfUrl }),
      ...(addressOf && { addressOf }),
    }),
    [
      room,
      version,
      format,
      stage,
      opened,
      pdfUrl,
      mayAttach,
      linkedNote,
      show,
      openNote,
      addressOf,
    ],
  )
  return (
    <VersionContext value={context}>
      <div className="room-version">
        <div className="room-stage" ref={tellStageHeight}>
          <VersionFailure />
          <VersionStage other={other} onStage={setStage} />
          <VersionChecks />
        </div>
        <NotesPanel />
      </div>
    </VersionContext>
  )
}

/**
 * Sets a CSS variable to the height of the stage. The stage stays in place while the notes scroll.
 */
function tellStageHeight(stage: HTMLElement | null): (() => void) | undefined {
  const room = stage?.closest<HTMLElement>('.room')
  if (!stage || !room) return undefined
  const observer = new ResizeObserver(() =>
    room.style.setProperty('--stage-block-size', `${stage.offsetHeight}px`),
  )
  observer.observe(stage)
  return () => observer.disconnect()
}
