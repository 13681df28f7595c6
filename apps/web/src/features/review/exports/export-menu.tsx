'use client'

import type { Note } from '@studio/shared/review/notes'
import { hasStudioNotes, withoutStudioNotes } from '@studio/shared/review/studio-notes'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { useVersion } from '../room/version-context'
import { exportName, exportNotes, exportsOf, fileName, type ExportKind } from './export-notes'
import { saveFile, saveBlob } from './save-file'
import { TIME_ZONE_HEADER } from '@studio/shared/api/streams'
import { sessionEnded } from '@/features/account/session-ended'

/** Exports notes as a spreadsheet, as markers for editing systems, or as PDF. */
export function ExportMenu({ notes }: { notes: readonly Note[] }) {
  const t = useTranslations('review')
  const { version, room, pdfUrl } = useVersion()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  // Exports are often shared, so the studio's internal notes are left out by default.
  const [withStudio, setWithStudio] = useState(false)

  const take = async (kind: ExportKind) => {
    list.current?.hidePopover()
    const taken = withStudio ? notes : withoutStudioNotes(notes)
    try {
      saveFile(await exportNotes(kind, room.deliverable.title, version, taken, t))
      setSaid('')
    } catch {
      setSaid(t('notes.problems.other'))
    }
  }
  const takePdf = async (url: string) => {
    list.current?.hidePopover()
    setSaid(t('room.pdfMaking'))
    const problem = await savePdf(
      url,
      fileName(exportName(room.deliverable.title, version, t), 'pdf'),
    )
    setSaid(problem ? t(`notes.problems.${problem}`) : '')
  }
  return (
    <div className="export-menu">
      <button type="button" className="room-button" popoverTarget={id}>
        {t('room.export')}
      </button>
      <div ref={list} id={id} popover="auto" className="menu room-menu">
        {exportsOf(version).map((kind) => (
          <button key={kind} type="button" onClick={() => void take(kind)}>
            {t(`room.exports.${kind}`)}
          </button>
        ))}
        {pdfUrl && (
          <button type="button" onClick={() => void takePdf(pdfUrl)}>
            {t('room.pdf')}
          </button>
        )}
        {hasStudioNotes(notes) && (
          <label className="export-studio">
            <input
              type="checkbox"
              checked={withStudio}
              onChange={({ target }) => setWithStudio(target.checked)}
            />
            {t('room.exportStudio')}
          </label>
        )}
      </div>
      <span role="status" className="note-problem">
        {said}
      </span>
    </div>
  )
}

type Problem = 'tooMany' | 'ended' | 'other'

/**
 * Requests the document, which takes some seconds.
 * @returns the error, or null
 */
async function savePdf(url: string, name: string): Promise<Problem | null> {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const answer = await fetch(url, { headers: { [TIME_ZONE_HEADER]: timeZone } })
    if (answer.ok) {
      saveBlob(name, await answer.blob())
      return null
    }
    if (answer.status === 401) await sessionEnded()
    return problemOf(answer.status)
  } catch {
    return 'other'
  }
}

function problemOf(status: number): Problem {
  if (status === 429) return 'tooMany'
  return status === 401 ? 'ended' : 'other'
}
