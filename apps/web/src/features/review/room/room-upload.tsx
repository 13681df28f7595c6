'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef } from 'react'
import { Uploader } from '../upload/uploader'
import type { UploadItem } from '../upload/upload-queue'
import type { Uploads } from '../upload/use-upload-queue'
import { useFileDrop } from './use-file-drop'

interface Props {
  uploads: Uploads
  /** Number of the next version. */
  next: number
  /** BCP 47 tag for numbers. */
  format: string
}

/** Uploads the next version, from a button of the bar or from a file dropped on the room. */
export function RoomUpload({ uploads, next, format }: Props) {
  const t = useTranslations('review')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const isOver = useFileDrop(true, (files) => {
    uploads.queue.add(files)
    panel.current?.showPopover()
  })
  const share = shareOf(uploads.items)
  return (
    <>
      <button type="button" className="room-chip" popoverTarget={id}>
        {share === null
          ? t('room.upload.open')
          : t('room.upload.sending', {
              share,
            })}
      </button>
      <div ref={panel} id={id} popover="auto" className="menu room-upload">
        <p className="title-3">{t('room.upload.title', { number: next })}</p>
        <Uploader {...uploads} format={format} />
      </div>
      {isOver && <p className="room-drop">{t('room.upload.drop', { number: next })}</p>}
    </>
  )
}

/** @returns the overall progress from 0 to 1, or null without uploads */
function shareOf(items: readonly UploadItem[]): number | null {
  const open = items.filter(({ state }) => state !== 'done' && state !== 'failed')
  const size = open.reduce((sum, item) => sum + item.size, 0)
  if (size === 0) return null
  return Math.floor((open.reduce((sum, item) => sum + item.sent, 0) / size) * 100) / 100
}
