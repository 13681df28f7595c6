'use client'

import type { NoteFile } from '@studio/shared/review/note-files'
import { endingOf } from '@studio/shared/review/uploads'
import { useTranslations } from 'next-intl'
import { fileSizeText } from '@/lib/file-size-text'
import { useVersion } from '../../room/version-context'
import './note-files.css'

/** Attached files: pictures as thumbnails, others by name. */
export function NoteFiles({ files }: { files: readonly NoteFile[] }) {
  const t = useTranslations('review')
  const { format } = useVersion()
  if (files.length === 0) return null
  return (
    <ul className="note-files" aria-label={t('notes.files.list')}>
      {files.map((file) => (
        <li key={file.id}>
          {file.url ? (
            <a href={file.url} target="_blank" rel="noreferrer" className="note-file">
              <Parts file={file} format={format} />
            </a>
          ) : (
            <span className="note-file">
              <Parts file={file} format={format} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Parts({ file, format }: { file: NoteFile; format: string }) {
  const t = useTranslations('review')
  const { name, size, isPicture, url } = file
  return (
    <>
      {isPicture && (
        // oxlint-disable-next-line nextjs/no-img-element -- a private file, of one size
        <img src={url} alt="" loading="lazy" decoding="async" className="note-file-picture" />
      )}
      {!isPicture && (
        <span className="note-file-sheet" aria-hidden>
          <svg viewBox="0 0 24 24">
            <path d="M6 2.5h8l4.5 4.5v14.5H6zM14 2.5V7h4.5" />
          </svg>
          <span className="slate">{endingOf(name).slice(0, 5).toUpperCase()}</span>
        </span>
      )}
      <span className="note-file-name">
        <bdi>{name}</bdi> <bdi className="slate">{fileSizeText(size, format)}</bdi>
        {!isPicture && <span className="note-file-save">{t('room.download')}</span>}
      </span>
    </>
  )
}
