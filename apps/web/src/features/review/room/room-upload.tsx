'use client'

import { useId, useRef } from 'react'
import { Uploader } from '../upload/uploader'
import type { UploadItem } from '../upload/upload-queue'
import type { Uploads } from '../upload/use-upload-queue'
import { fill, type RoomWords } from '../words'
import { useFileDrop } from './use-file-drop'

interface Props {
  uploads: Uploads
  /** Number of the next version. */
  next: number
  words: RoomWords
  /** BCP 47 tag for numbers. */
  format: string
}

/** Uploads the next version, from a button of the bar or from a file dropped on the room. */
export function RoomUpload({ uploads, next, words, format }: Props) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const own = words.room.upload
  const isOver = useFileDrop(true, (files) => {
    uploads.queue.add(files)
    panel.current?.showPopover()
  })
  const share = shareOf(uploads.items)
  return (
    <>
      <button type="button" className="room-chip" popoverTarget={id}>
        {share === null
          ? own.open
          : fill(own.sending, {
              share: new Intl.NumberFormat(format, { style: 'percent' }).format(share),
            })}
      </button>
      <div ref={panel} id={id} popover="auto" className="menu room-upload">
        <p className="title-3">{fill(own.title, { number: next })}</p>
        <Uploader {...uploads} words={{ ...words.upload, format }} />
      </div>
      {isOver && <p className="room-drop">{fill(own.drop, { number: next })}</p>}
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
