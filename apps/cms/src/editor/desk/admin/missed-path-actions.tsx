'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { RedirectDialog } from './redirect-dialog'
import { deskWords } from './words'

interface MissedPathActionsProps {
  path: string
  suggestion: string | null
}

/** Redirects a missing address, or takes it off the list. */
export function MissedPathActions({ path, suggestion }: MissedPathActionsProps) {
  const { config } = useConfig()
  const texts = useWords(deskWords).DESK_TEXTS.missed
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
      toast.error(texts.dismissFailed)
      return
    }
    toast.success(texts.dismissed(path))
    router.refresh()
  }

  function finish(target: string) {
    setIsAsking(false)
    toast.success(texts.redirected(path, target))
    router.refresh()
  }

  return (
    <div className="desk__actions">
      <Button
        aria-label={texts.redirectOf(path)}
        buttonStyle="secondary"
        margin={false}
        onClick={() => setIsAsking(true)}
        size="small"
      >
        {texts.redirect}
      </Button>
      <Button
        aria-label={texts.dismissOf(path)}
        buttonStyle="secondary"
        margin={false}
        onClick={() => void dismiss()}
        size="small"
      >
        {texts.dismiss}
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
