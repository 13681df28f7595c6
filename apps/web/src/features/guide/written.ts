import { useEffect, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '@/lib/draft-store'

/** What somebody wrote to the guide. It waits in the tab until it is answered. */
export interface Written {
  draft: string
  /** Asked, and without an answer so far. */
  asked: string
}

const NAME = 'guide'

const NOTHING: Written = { draft: '', asked: '' }

/** A suggestion that is pressed leaves alone what stands in the field. */
export function withAsked({ draft }: Written, question: string): Written {
  return { draft: draft.trim() === question ? '' : draft, asked: question }
}

/** A question without an answer goes back to the field, unless somebody has written on. */
export function withoutAsked({ draft, asked }: Written, isAnswered: boolean): Written {
  return { draft: isAnswered || draft.trim() !== '' ? draft : asked, asked: '' }
}

/** After a reload, or when the guide was closed, nothing more comes of what was asked last. */
export function readWritten(): Written {
  const kept = readDraft(NAME)
  const textOf = (field: keyof Written) => (typeof kept?.[field] === 'string' ? kept[field] : '')
  return withoutAsked({ draft: textOf('draft'), asked: textOf('asked') }, false)
}

export function keepWritten(written: Written): void {
  if (written.draft === '' && written.asked === '') dropDraft(NAME)
  else keepDraft(NAME, { ...written })
}

export function useWritten() {
  const [written, setWritten] = useState(readWritten)
  useEffect(() => keepWritten(written), [written])
  return {
    draft: written.draft,
    write: (draft: string) => setWritten((current) => ({ ...current, draft })),
    putAsked: (question: string) => setWritten((current) => withAsked(current, question)),
    endAsked: (isAnswered: boolean) => setWritten((current) => withoutAsked(current, isAnswered)),
    clear: () => setWritten(NOTHING),
  }
}
