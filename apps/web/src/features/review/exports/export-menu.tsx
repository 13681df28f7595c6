'use client'

import type { Note } from '@studio/shared/review/notes'
import { useId, useRef, useState } from 'react'
import { useVersion } from '../room/version-context'
import { exportNotes, exportsOf, type ExportKind } from './export-notes'
import { saveFile } from './save-file'

/** Takes the notes along, as a spreadsheet or as markers of an editing system. */
export function ExportMenu({ notes }: { notes: readonly Note[] }) {
  const { words, version, room } = useVersion()
  const own = words.room
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const take = async (kind: ExportKind) => {
    list.current?.hidePopover()
    try {
      saveFile(await exportNotes(kind, room.deliverable.title, version, notes, words))
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <div className="export-menu">
      <button type="button" className="room-button" popoverTarget={id}>
        {own.export}
      </button>
      <div ref={list} id={id} popover="auto" className="menu room-menu">
        {exportsOf(version).map((kind) => (
          <button key={kind} type="button" onClick={() => void take(kind)}>
            {own.exports[kind]}
          </button>
        ))}
      </div>
      <span role="status" className="note-problem">
        {hasFailed && words.notes.problems.other}
      </span>
    </div>
  )
}
