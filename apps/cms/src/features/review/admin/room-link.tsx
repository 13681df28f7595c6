'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { openRoom } from './open-room'
import { reviewWords } from './words'

/** Opens a deliverable's room on the website and logs the user in there with the same account. */
export function RoomLink() {
  const { REVIEW_TEXTS } = useWords(reviewWords)
  const { id } = useDocumentInfo()
  const [isBusy, setIsBusy] = useState(false)
  if (id === undefined) return null

  const open = async () => {
    setIsBusy(true)
    const isOpened = await openRoom(id)
    setIsBusy(false)
    if (!isOpened) toast.error(REVIEW_TEXTS.roomFailed)
  }

  return (
    <div className="field-type room-link">
      <Button disabled={isBusy} margin={false} onClick={() => void open()} size="small">
        {REVIEW_TEXTS.room}
      </Button>
      <p>{REVIEW_TEXTS.roomHint}</p>
    </div>
  )
}
