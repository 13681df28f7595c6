'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { dropDraft, keepDraft, takeDraft, type Draft } from '@/lib/draft-store'

/** What was waiting when the page was opened; a draft is given once. */
const found = new Map<string, Draft | null>()

function draftOf(name: string): Draft | null {
  if (!found.has(name)) found.set(name, takeDraft(name))
  return found.get(name) ?? null
}

const never = () => () => undefined

export interface KeptDraft {
  /** Whether something was put back. */
  isKept: boolean
  keep: (values: Record<string, unknown>) => void
}

/** Puts back what was typed before the login, and keeps what is typed for the next. */
export function useDraft<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: string,
): KeptDraft {
  const draft = useSyncExternalStore(
    never,
    () => draftOf(name),
    () => null,
  )
  const { setValue } = form
  useEffect(() => {
    for (const [field, value] of Object.entries(draft ?? {})) {
      const path = field as Path<Values>
      setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true })
    }
  }, [setValue, draft])
  return { isKept: draft !== null, keep: (values) => keepDraft(name, values) }
}

/** As `useDraft`, and what is typed also waits for a page that is loaded again. */
export function useTypedDraft<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: string,
): KeptDraft {
  const { subscribe } = form
  // Before the draft is put back: what was given once is kept once more.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (Object.values(values).some(Boolean)) keepDraft(name, values)
          else dropDraft(name)
        },
      }),
    [subscribe, name],
  )
  return useDraft(form, name)
}
