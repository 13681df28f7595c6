'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DESK_WORDS } from '../words'
import { RedirectDialog } from './redirect-dialog'

const WORDS = DESK_WORDS.missed

interface MissedPathActionsProps {
  path: string
  suggestion: string | null
}

/** Redirects a missing address, or takes it off the list. */
export function MissedPathActions({ path, suggestion }: MissedPathActionsProps) {
  const { config } = useConfig()
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)

  async function dismiss() {
    const answer = await fetch(`${config.routes.api}/desk/missed-paths/dismiss`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path }),
    }).catch(() => null)
    if (!answer?.ok) {
      toast.error(WORDS.dismissFailed)
      return
    }
    toast.success(WORDS.dismissed(path))
    router.refresh()
  }

  function finish(target: string) {
    setIsAsking(false)
    toast.success(WORDS.redirected(path, target))
    router.refresh()
  }

  return (
    <div className="desk__actions">
      <Button
        aria-label={WORDS.redirectOf(path)}
        buttonStyle="secondary"
        margin={false}
        onClick={() => setIsAsking(true)}
        size="small"
      >
        {WORDS.redirect}
      </Button>
      <Button
        aria-label={WORDS.dismissOf(path)}
        buttonStyle="secondary"
        margin={false}
        onClick={() => void dismiss()}
        size="small"
      >
        {WORDS.dismiss}
      </Button>
      {isAsking && (
        <RedirectDialog
          onCancel={() => setIsAsking(false)}
          onSaved={finish}
          path={path}
          suggestion={suggestion}
        />
      )}
    </div>
  )
}
