import { useForm, useFormFields, useFormInitializing } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { EDITS_PATH, sentBy } from '../edits'

const ownSchema = z.object({ isForm: z.literal(true), screen: z.string() })

/**
 * Creates an id for the form. `crypto.randomUUID` cannot be used, because it is available on HTTPS
 * only.
 */
function newScreen(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  )
}

/**
 * Sends this form's id and the edits that it has loaded with each save; the server compares them
 * with the stored edits.
 * @returns the form's id
 */
export function useScreen(): string {
  const [screen] = useState(newScreen)
  const field = useFormFields(([fields]) => fields[EDITS_PATH])
  const { dispatchFields } = useForm()
  // A form sets its initial state after the effects of its children.
  const isInitializing = useFormInitializing()

  useEffect(() => {
    if (isInitializing || !field) return
    if (ownSchema.safeParse(field.value).data?.screen === screen) return
    // The action `UPDATE` is not used, because it would reset the list of fields that were edited
    // during a save.
    dispatchFields({
      type: 'UPDATE_MANY',
      formState: { [EDITS_PATH]: { ...field, value: sentBy(screen, field.value) } },
    })
  }, [field, isInitializing, screen, dispatchFields])

  return screen
}
