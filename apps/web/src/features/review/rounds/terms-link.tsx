'use client'

import type { ReactNode } from 'react'
import { useApproval } from './approval-context'

/** A link to the terms, inside a sentence. It opens a new tab, so that the form keeps its content. */
export function TermsLink({ children }: { children: ReactNode }) {
  const { termsHref } = useApproval()
  return (
    <a href={termsHref} target="_blank" className="font-semibold text-accent">
      {children}
    </a>
  )
}
