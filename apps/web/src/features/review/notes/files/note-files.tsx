'use client'

import type { NoteFile } from '@studio/shared/review/note-files'
import { fileSizeText } from '@/lib/file-size-text'
import { useVersion } from '../../room/version-context'
import './note-files.css'

/** What somebody has sent along: pictures are seen small, all else by its name. */
export function NoteFiles({ files }: { files: readonly NoteFile[] }) {
  const { words, format } = useVersion()
  if (files.length === 0) return null
  return (
    <ul className="note-files" aria-label={words.notes.files.list}>
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
  const { name, size, isPicture, url } = file
  return (
    <>
      {isPicture && (
        // eslint-disable-next-line @next/next/no-img-element -- a private file, of one size
        <img src={url} alt="" loading="lazy" decoding="async" className="note-file-picture" />
      )}
      <span className="note-file-name">
        <bdi>{name}</bdi> <bdi className="slate">{fileSizeText(size, format)}</bdi>
      </span>
    </>
  )
}
