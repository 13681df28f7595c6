'use client'

import type { ReactNode } from 'react'
import { fileSizeText } from '@/lib/file-size-text'
import { useVersion } from '../../room/version-context'
import type { UploadItem } from '../../upload/upload-queue'
import { fill, type RoomWords } from '../../words'
import type { Attachments } from './use-attachments'

/** Attached files with the progress of their uploads. */
export function AttachmentList({ attached }: { attached: Attachments }) {
  const { words, format } = useVersion()
  const own = words.notes.files
  const { files, items, count, isOver } = attached
  return (
    <>
      {count > 0 && (
        <ul className="attachments" aria-label={own.list}>
          {files.map(({ id, name, size }) => (
            <Line key={id} name={name} size={fileSizeText(size, format)}>
              <Remove name={name} words={own} onRemove={() => attached.remove(id)} />
            </Line>
          ))}
          {items.map((item) => (
            <Line key={item.id} name={item.name} size={fileSizeText(item.size, format)}>
              {mayGoOn(item) && (
                <button
                  type="button"
                  className="room-button"
                  onClick={() => attached.goOn(item.id)}
                >
                  {words.upload.tryAgain}
                </button>
              )}
              <Remove name={item.name} words={own} onRemove={() => attached.drop(item.id)} />
              {item.problem ? (
                <p className="note-problem">{problemOf(item, words)}</p>
              ) : (
                <progress
                  className="timeline"
                  aria-label={`${words.upload.sending}: ${item.name}`}
                  max={item.size}
                  value={item.sent}
                />
              )}
            </Line>
          ))}
        </ul>
      )}
      <p role="status" className={isOver ? 'note-problem' : 'sr-only'}>
        {isOver ? own.tooMany : newsOf(attached, words)}
      </p>
    </>
  )
}

function Line({ name, size, children }: { name: string; size: string; children: ReactNode }) {
  return (
    <li className="attachment">
      <span className="attachment-name">
        <bdi>{name}</bdi> <bdi className="slate">{size}</bdi>
      </span>
      {children}
    </li>
  )
}

interface RemoveProps {
  name: string
  words: RoomWords['notes']['files']
  onRemove: () => void
}

function Remove({ name, words, onRemove }: RemoveProps) {
  return (
    <button
      type="button"
      className="room-button"
      aria-label={fill(words.removeNamed, { name })}
      onClick={onRemove}
    >
      {words.remove}
    </button>
  )
}

function mayGoOn({ problem, state }: UploadItem): boolean {
  return state === 'paused' || problem === 'failed' || problem === 'sessionExpired'
}

function problemOf({ problem }: UploadItem, { notes, upload }: RoomWords): string {
  if (problem === 'fileTooLarge') return notes.files.tooLarge
  return problem ? upload[problem] : ''
}

/** @returns the message about the latest upload, which screen readers announce */
function newsOf({ files, items }: Attachments, words: RoomWords): string {
  const failed = items.findLast(({ problem }) => problem)
  if (failed) return `${failed.name}: ${problemOf(failed, words)}`
  const last = files.at(-1)
  return last ? fill(words.notes.files.attached, { name: last.name }) : ''
}
