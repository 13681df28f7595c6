'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { FormWords } from '../forms/form-words'
import { Notice } from '../forms/notice'
import { useIsReady } from '@/lib/use-is-ready'
import type { Problem } from '../problem-of'
import { logInByPasskey } from './passkey-calls'

interface Props {
  words: FormWords
  label: string
  /** The page to open after the login, as a path of this site. */
  target: string
  /** Whether the passkey follows the password as a second step, or replaces it. */
  isSecondStep?: boolean
  className?: string
}

/** A button that logs in with a passkey. */
export function PasskeyButton({
  words,
  label,
  target,
  isSecondStep = false,
  className = '',
}: Props) {
  const isReady = useIsReady()
  const [state, setState] = useState<'rest' | 'busy' | Problem>('rest')
  const isBusy = state === 'busy'
  const press = async () => {
    if (isBusy) return
    setState('busy')
    const problem = await logInByPasskey(isSecondStep)
    if (problem) setState(problem)
    else location.assign(target)
  }
  return (
    <div className={`grid gap-4 ${className}`}>
      <Button
        emphasis="secondary"
        onClick={() => void press()}
        disabled={!isReady}
        {...(isBusy ? { busyLabel: words.form.busy } : {})}
      >
        {label}
      </Button>
      <div role="alert" className="empty:hidden">
        {state !== 'rest' && state !== 'busy' && <Notice isBad>{words.problems[state]}</Notice>}
      </div>
    </div>
  )
}
