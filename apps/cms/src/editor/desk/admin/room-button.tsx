'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { openRoom } from '../../../features/review/admin/open-room'
import { deskWords } from './words'

/** Opens the review room of a deliverable on the website. */
export function RoomButton({ deliverable, title }: { deliverable: number; title: string }) {
  const { DESK_TEXTS } = useWords(deskWords)
  const [isBusy, setIsBusy] = useState(false)

  async function open() {
    setIsBusy(true)
    const isOpened = await openRoom(deliverable)
    setIsBusy(false)
    if (!isOpened) toast.error(DESK_TEXTS.roomFailed)
  }

  return (
    <button
      aria-label={DESK_TEXTS.room(title)}
      className="desk__link"
      disabled={isBusy}
      onClick={() => void open()}
      type="button"
    >
      <bdi>{title}</bdi>
    </button>
  )
}
