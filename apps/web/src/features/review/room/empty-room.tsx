'use client'

import { useTranslations } from 'next-intl'
import { Uploader } from '../upload/uploader'
import type { Uploads } from '../upload/use-upload-queue'
import { useFileDrop } from './use-file-drop'

interface Props {
  /** The uploads, or null for readers who may not upload. */
  uploads: Uploads | null
  /** BCP 47 tag for numbers. */
  format: string
}

/** A room without a version, with a form for the first upload. */
export function EmptyRoom({ uploads, format }: Props) {
  const t = useTranslations('review')
  const isOver = useFileDrop(uploads !== null, (files) => uploads?.queue.add(files))
  return (
    <div className="room-empty">
      <p className="title-3">{t('room.upload.empty')}</p>
      {uploads ? (
        <div className="room-empty-upload">
          <Uploader {...uploads} format={format} />
        </div>
      ) : (
        <p>{t('room.upload.emptyHint')}</p>
      )}
      {isOver && <p className="room-drop">{t('room.upload.drop', { number: 1 })}</p>}
    </div>
  )
}
