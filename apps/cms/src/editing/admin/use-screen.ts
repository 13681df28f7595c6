import { useForm, useFormFields, useFormInitializing } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { EDITS_PATH, sentBy } from '../edits'

const ownSchema = z.object({ isForm: z.literal(true), screen: z.string() })

/** Not `crypto.randomUUID`, which a browser has on HTTPS only. */
function newScreen(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  )
}

/**
 * Marks what this form saves as its own, together with what it has loaded: the server compares.
 * @returns the mark
 */
export function useScreen(): string {
  const [screen] = useState(newScreen)
  const field = useFormFields(([fields]) => fields[EDITS_PATH])
  const { dispatchFields } = useForm()
  // When it mounts, a form puts its first state in place after the effects of what stands in it.
  const isInitializing = useFormInitializing()

  useEffect(() => {
    if (isInitializing || !field) return
    if (ownSchema.safeParse(field.value).data?.screen === screen) return
    // Not `UPDATE`: that would forget which fields were typed in while a save is under way.
    dispatchFields({
      type: 'UPDATE_MANY',
      formState: { [EDITS_PATH]: { ...field, value: sentBy(screen, field.value) } },
    })
  }, [field, isInitializing, screen, dispatchFields])

  return screen
}
