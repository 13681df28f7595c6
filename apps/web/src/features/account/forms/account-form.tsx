'use client'

import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import type { Problem } from '../problem-of'
import type { FormWords } from './form-words'
import { Notice } from './notice'
import { useIsReady } from '@/lib/use-is-ready'

interface Props {
  words: FormWords
  submitLabel: string
  state: {
    submit: (event: SubmitEvent<HTMLFormElement>) => void
    problem: Problem | null
    isBusy: boolean
    isKept: boolean
  }
  /** Content below the fields that is shown after success. */
  done?: ReactNode
  /** Content beside the button. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * The fields, the result and the button of a form. It cannot be submitted before scripts run,
 * because a GET request would put the password into the address.
 */
export function AccountForm({ words, submitLabel, state, done, aside, children }: Props) {
  const isReady = useIsReady()
  const { submit, problem, isBusy, isKept } = state
  return (
    <form method="post" noValidate className="grid gap-6" aria-busy={isBusy} onSubmit={submit}>
      {isKept && <Notice>{words.form.kept}</Notice>}
      {children}
      <div role="status" className="empty:hidden">
        {done && !problem && <Notice>{done}</Notice>}
      </div>
      <div role="alert" className="empty:hidden">
        {problem && <Notice isBad>{words.problems[problem]}</Notice>}
      </div>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
        <Button
          type="submit"
          className="min-w-44 max-sm:w-full"
          disabled={!isReady}
          {...(isBusy ? { busyLabel: words.form.busy } : {})}
        >
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  )
}
