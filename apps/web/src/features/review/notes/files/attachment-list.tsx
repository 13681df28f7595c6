'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { fileSizeText } from '@/lib/file-size-text'
import { useVersion } from '../../room/version-context'
import type { RoomTranslator } from '../../translator'
import type { UploadItem } from '../../upload/upload-queue'
import type { Attachments } from './use-attachments'

/** Attached files with the progress of their uploads. */
export function AttachmentList({ attached }: { attached: Attachments }) {
  const t = useTranslations('review')
  const { format } = useVersion()
  const { files, items, count, isOver } = attached
  return (
    <>
      {count > 0 && (
        <ul className="attachments" aria-label={t('notes.files.list')}>
          {files.map(({ id, name, size }) => (
            <Line key={id} name={name} size={fileSizeText(size, format)}>
              <Remove name={name} onRemove={() => attached.remove(id)} />
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
                  {t('upload.tryAgain')}
                </button>
              )}
              <Remove name={item.name} onRemove={() => attached.drop(item.id)} />
              {item.problem ? (
                <p className="note-problem">{problemOf(item, t)}</p>
              ) : (
                <progress
                  className="timeline"
                  aria-label={`${t('upload.sending')}: ${item.name}`}
                  max={item.size}
                  value={item.sent}
                />
              )}
            </Line>
          ))}
        </ul>
      )}
      <p role="status" className={isOver ? 'note-problem' : 'sr-only'}>
        {isOver ? t('notes.files.tooMany') : newsOf(attached, t)}
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
  onRemove: () => void
}

function Remove({ name, onRemove }: RemoveProps) {
  const t = useTranslations('review')
  return (
    <button
      type="button"
      className="room-button"
      aria-label={t('notes.files.removeNamed', { name })}
      onClick={onRemove}
    >
      {t('notes.files.remove')}
    </button>
  )
}

function mayGoOn({ problem, state }: UploadItem): boolean {
  return state === 'paused' || problem === 'failed' || problem === 'sessionExpired'
}

function problemOf({ problem }: UploadItem, t: RoomTranslator): string {
  if (problem === 'fileTooLarge') return t('notes.files.tooLarge')
  return problem ? t(`upload.${problem}`) : ''
}

/** @returns the message about the latest upload, which screen readers announce */
function newsOf({ files, items }: Attachments, t: RoomTranslator): string {
  const failed = items.findLast(({ problem }) => problem)
  if (failed) return `${failed.name}: ${problemOf(failed, t)}`
  const last = files.at(-1)
  return last ? t('notes.files.attached', { name: last.name }) : ''
}
