'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { dropDraft, keepDraft, takeDraft, type Draft } from '@/lib/draft-store'

/** Drafts found when the page was opened; each is restored once. */
const found = new Map<string, Draft | null>()

function draftOf(name: string): Draft | null {
  if (!found.has(name)) found.set(name, takeDraft(name))
  return found.get(name) ?? null
}

const never = () => () => undefined

export interface KeptDraft {
  /** Whether a draft was restored. */
  isKept: boolean
  keep: (values: Record<string, unknown>) => void
}

/** Restores the text that was typed before a login, and stores text for the next login. */
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

/** Does the same as `useDraft`, but the draft also survives a reload. */
export function useTypedDraft<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: string,
): KeptDraft {
  const { subscribe } = form
  // This effect runs before the draft is restored, so that a restored draft is stored again.
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
