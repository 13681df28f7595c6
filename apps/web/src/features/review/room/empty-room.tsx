'use client'

import { Uploader } from '../upload/uploader'
import type { Uploads } from '../upload/use-upload-queue'
import type { RoomWords } from '../words'
import { useFileDrop } from './use-file-drop'

interface Props {
  /** The uploads, or null for readers who may not upload. */
  uploads: Uploads | null
  words: RoomWords
  /** BCP 47 tag for numbers. */
  format: string
}

/** A room without a version, with a form for the first upload. */
export function EmptyRoom({ uploads, words, format }: Props) {
  const own = words.room.upload
  const isOver = useFileDrop(uploads !== null, (files) => uploads?.queue.add(files))
  return (
    <div className="room-empty">
      <p className="title-3">{own.empty}</p>
      {uploads ? (
        <div className="room-empty-upload">
          <Uploader {...uploads} words={{ ...words.upload, format }} />
        </div>
      ) : (
        <p>{own.emptyHint}</p>
      )}
      {isOver && <p className="room-drop">{own.dropFirst}</p>}
    </div>
  )
}
