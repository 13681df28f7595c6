import { useEffect, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '@/lib/draft-store'

/**
 * The draft and the pending question of the guide. The tab stores both until the question is
 * answered.
 */
export interface Written {
  draft: string
  /** The pending question. */
  asked: string
}

const NAME = 'guide'

const NOTHING: Written = { draft: '', asked: '' }

/**
 * Makes a question the pending one. A suggested question leaves the draft in the field unchanged.
 */
export function withAsked({ draft }: Written, question: string): Written {
  return { draft: draft.trim() === question ? '' : draft, asked: question }
}

/**
 * Ends the pending question. If it was not answered, it returns to the field, unless there is a
 * newer draft.
 */
export function withoutAsked({ draft, asked }: Written, isAnswered: boolean): Written {
  return { draft: isAnswered || draft.trim() !== '' ? draft : asked, asked: '' }
}

/**
 * Reads what the tab has stored. After a reload, or after the guide was closed, a pending question
 * is not answered any more, so it becomes the draft.
 */
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
