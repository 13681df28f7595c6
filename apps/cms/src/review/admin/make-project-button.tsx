'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { REVIEW_TEXTS } from './texts'

/** On a message: the project that it became, or becomes with this click. */
export function MakeProjectButton() {
  const { id } = useDocumentInfo()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  if (typeof id !== 'number') return null

  const make = async () => {
    setIsBusy(true)
    const response = await fetch('/api/review-staff/project', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: id }),
    }).catch(() => null)
    const made = response?.ok ? ((await response.json()) as { id: number }) : null
    setIsBusy(false)
    if (made) router.push(`/admin/collections/projects/${made.id}`)
    else toast.error(REVIEW_TEXTS.notMade)
  }

  return (
    <Button
      buttonStyle="secondary"
      disabled={isBusy}
      margin={false}
      onClick={() => void make()}
      size="small"
    >
      {REVIEW_TEXTS.make}
    </Button>
  )
}
