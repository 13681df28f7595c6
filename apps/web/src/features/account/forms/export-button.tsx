'use client'

import { useState } from 'react'
import { exportAccount } from '@studio/shared/api/account-calls'
import { Button } from '@/components/ui/button'
import { callAsMember } from '../call-as-member'
import { useIsReady } from '@/lib/use-is-ready'

/** Downloads all data that is stored about the account as a file. */
export function ExportButton({ label, busyLabel }: { label: string; busyLabel: string }) {
  const isReady = useIsReady()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setIsBusy(true)
    const answer = await callAsMember(exportAccount)
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
