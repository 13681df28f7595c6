'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { logOut } from '../session-ended'
import { useIsReady } from '@/lib/use-is-ready'

/** A button that ends the session and reloads the page, which shows the result. */
export function LogoutButton({ label }: { label: string }) {
  const isReady = useIsReady()
  const [isBusy, setIsBusy] = useState(false)
  const leave = () => {
    if (isBusy) return
    setIsBusy(true)
    void logOut().then(() => location.reload())
  }
  return (
    <Button onClick={leave} disabled={!isReady} {...(isBusy ? { busyLabel: label } : {})}>
      {label}
    </Button>
  )
}
