'use client'

import { useState } from 'react'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { callAsMember } from '../call-as-member'
import { useIsReady } from '@/lib/use-is-ready'

const exportSchema = z.object({ account: z.record(z.string(), z.unknown()) })

/** Downloads all data of the account. */
export function ExportButton({ label, busyLabel }: { label: string; busyLabel: string }) {
  const isReady = useIsReady()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setIsBusy(true)
    const answer = await callAsMember({
      method: 'GET',
      path: '/account/export',
      schema: exportSchema,
    })
    setIsBusy(false)
    if (answer.isDone) save(JSON.stringify(answer.value, null, 2))
  }
  return (
    <Button
      emphasis="secondary"
      onClick={() => void download()}
      disabled={!isReady}
      {...(isBusy ? { busyLabel } : {})}
    >
      {label}
    </Button>
  )
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: 'account.json',
  })
  link.click()
  URL.revokeObjectURL(address)
}
