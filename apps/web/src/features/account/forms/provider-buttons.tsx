'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Messages } from '@/i18n/messages'
import type { Problem } from '../problem-of'
import { Notice } from './notice'

interface Props {
  providers: { id: string; label: string }[]
  words: { or: string; waiting: string; problems: Messages['account']['problems'] }
  /** Where it leads: a path of this site. */
  target: string
}

/** Ways in through other services. Each opens a window, which answers this one. */
export function ProviderButtons({ providers, words, target }: Props) {
  const [state, setState] = useState<'rest' | 'waiting' | Problem>('rest')
  const enter = async (provider: string) => {
    setState('waiting')
    const { enterThrough } = await import('../enter-through')
    const outcome = await enterThrough(provider)
    if (outcome === 'entered') location.assign(target)
    else setState(outcome === 'closed' ? 'rest' : outcome)
  }
  const isProblem = state !== 'rest' && state !== 'waiting'
  return (
    <div className="mt-7 grid gap-4">
      <p className="flex items-center gap-4 text-small text-pencil before:grow before:border-t before:border-rule after:grow after:border-t after:border-rule">
        {words.or}
      </p>
      {providers.map(({ id, label }) => (
        <Button key={id} emphasis="secondary" onClick={() => void enter(id)}>
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
