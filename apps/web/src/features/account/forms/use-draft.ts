'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { takeDraft, type Draft } from '../drafts'

/** What was waiting when the page was opened; a draft is given once. */
const found = new Map<string, Draft | null>()

function draftOf(name: string | undefined): Draft | null {
  if (!name) return null
  if (!found.has(name)) found.set(name, takeDraft(name))
  return found.get(name) ?? null
}

const never = () => () => undefined

/**
 * Puts back what was typed before the login.
 *
 * @returns whether there was anything
 */
export function useDraft<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: string | undefined,
): boolean {
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
  return draft !== null
}
