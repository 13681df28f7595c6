'use client'

import type { Anchor } from '@studio/shared/review/notes'
import type { Room, Version } from '@studio/shared/review/projects'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import { keepDrawing } from '../drawing/keep-drawing'
import type { Keeper } from '../notes/kept'
import { NotesPanel } from '../notes/notes-panel'
import type { NotesSource } from '../notes/notes-source'
import type { RoomWords } from '../words'
import { openVersion } from './open-version'
import type { StageControl } from './stage-control'
import { tellStageHeight } from './tell-stage-height'
import { VersionContext } from './version-context'
import { VersionStage } from './version-stage'

interface Props {
  room: Room
  version: Version
  words: RoomWords
  format: string
  openSource: (version: Version) => NotesSource
  keeper: Keeper
  pdfUrlOf?: (version: Version) => string
  /** The version that is seen beside it. */
  other: Version | null
  /** What was seen last, also of the version before: the next one begins there. */
  lastSeen: RefObject<Anchor | null>
}

/** One version: what is seen or heard, and what was said about it. */
export function VersionRoom(props: Props) {
  const { room, version, words, format, openSource, keeper, pdfUrlOf, other, lastSeen } = props
  const [opened] = useState(() => openVersion(room, version, openSource, keeper))
  const [stage, setStage] = useState<StageControl | null>(null)
  const { outbox, board, drafts } = opened

  useEffect(() => outbox.open(), [outbox])
  useEffect(
    () => (stage ? board.subscribe(() => keepDrawing(board, drafts, stage)) : undefined),
    [board, drafts, stage],
  )
  useEffect(() => {
    if (!stage) return
    if (lastSeen.current) stage.goTo(lastSeen.current)
    return stage.subscribe(() => (lastSeen.current = stage.point()))
  }, [stage, lastSeen])
  const pdfUrl = pdfUrlOf?.(version)
  const context = useMemo(
    () => ({ room, version, words, format, stage, ...opened, ...(pdfUrl && { pdfUrl }) }),
    [room, version, words, format, stage, opened, pdfUrl],
  )
  return (
    <VersionContext value={context}>
      <div className="room-version">
        <div className="room-stage" ref={tellStageHeight}>
          <VersionStage other={other} onStage={setStage} />
        </div>
        <NotesPanel />
      </div>
    </VersionContext>
  )
}
