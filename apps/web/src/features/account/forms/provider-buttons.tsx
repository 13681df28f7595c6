'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Messages } from '@/i18n/messages'
import { signInWithPopup } from '@/features/account/sign-in-with-popup'
import type { Problem } from '../problem-of'
import { Notice } from './notice'
import { useIsReady } from '@/lib/use-is-ready'

export interface ProviderProps {
  providers: { id: string; label: string }[]
  words: { or: string; waiting: string; problems: Messages['account']['problems'] }
  /** The page to open after the login, as a path of this site. */
  target: string
  /** The path of the registration, for people without an account. */
  register: string
  /** Path of the second step. */
  secondStep: string
}

interface Props extends ProviderProps {
  /** Asks the visitor before the window opens. Missing if there is nothing to confirm. */
  confirm?: () => boolean
  children?: ReactNode
}

/** Login buttons of OAuth providers. Each opens a window, which reports its result to this page. */
export function ProviderButtons(props: Props) {
  const { providers, words, target, register, secondStep, confirm, children } = props
  const isReady = useIsReady()
  const [state, setState] = useState<'rest' | 'waiting' | Problem>('rest')
  const enter = async (provider: string) => {
    if (confirm && !confirm()) return
    setState('waiting')
    const outcome = await signInWithPopup(provider, { hasConsent: confirm !== undefined })
    if (outcome === 'entered') location.assign(target)
    else if (outcome === 'new') location.assign(register)
    else if (outcome === 'secondStep') location.assign(secondStep)
    else setState(outcome === 'closed' ? 'rest' : outcome)
  }
  const isProblem = state !== 'rest' && state !== 'waiting'
  return (
    <div className="mt-7 grid gap-4">
      <p className="flex items-center gap-4 text-small text-pencil before:grow before:border-t before:border-rule after:grow after:border-t after:border-rule">
        {words.or}
      </p>
      {children}
      {providers.map(({ id, label }) => (
        <Button key={id} emphasis="secondary" onClick={() => void enter(id)} disabled={!isReady}>
          {label}
        </Button>
      ))}
      <p role="status" className="text-small text-pencil empty:hidden">
        {state === 'waiting' && words.waiting}
      </p>
      <div role="alert" className="empty:hidden">
        {isProblem && <Notice isBad>{words.problems[state]}</Notice>}
      </div>
    </div>
  )
}
