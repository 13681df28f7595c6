'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { openRoom } from '../../review/admin/open-room'
import { DESK_WORDS } from '../words'

/** Opens the review room of a deliverable on the website. */
export function RoomButton({ deliverable, title }: { deliverable: number; title: string }) {
  const [isBusy, setIsBusy] = useState(false)

  async function open() {
    setIsBusy(true)
    const isOpened = await openRoom(deliverable)
    setIsBusy(false)
    if (!isOpened) toast.error(DESK_WORDS.roomFailed)
  }

  return (
    <button
      aria-label={DESK_WORDS.room(title)}
      className="desk__link"
      disabled={isBusy}
      onClick={() => void open()}
      type="button"
    >
      <bdi>{title}</bdi>
    </button>
  )
}
