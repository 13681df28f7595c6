'use client'

import type { Refusal } from '../notes/notes-source'
import { useApproval } from './approval-context'
import { refusalText } from './rounds-texts'

/** What kept a form from being done; what is wrong with one field is told there. */
export function RefusalLine({ refusal }: { refusal: Refusal | null }) {
  const { words, format } = useApproval()
  if (!refusal || Object.keys(refusal.fields).length > 0) return null
  return (
    <p role="alert" className="approval-refusal">
      {refusalText(refusal, words, format)}
    </p>
  )
}
