import {
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { EDITS_PATH, sentBy } from '../../documents/edits'
import { leaveNote } from '../../documents/admin/note'
import { useWords } from '../../../platform/admin-language/use-words'
import { editingWords } from '../../documents/admin/words'
import { useSaveDraft } from '../../documents/admin/use-save-draft'
import { reloadForm } from '../../documents/admin/reload-form'

const conflictSchema = z.object({
  conflict: z
    .object({
      by: z.string().nullable(),
      at: z.string(),
      canKeepMine: z.boolean(),
      differences: z.array(
        z.object({ field: z.string(), theirs: z.string().nullable(), mine: z.string().nullable() }),
      ),
      edits: z.unknown(),
    })
    .nullable(),
})

type Conflict = NonNullable<z.infer<typeof conflictSchema>['conflict']>

interface ConflictState {
  /**
   * The conflict because of which the server refuses this form's saves, or null if there is none.
   */
  conflict: Conflict | null
  keepMine: () => Promise<void>
  takeTheirs: () => Promise<void>
}

/** Detects a save that was refused because another person had saved, and resolves the conflict. */
export function useConflict(screen: string): ConflictState {
  const { CONFLICT_TEXTS } = useWords(editingWords)
  const { config } = useConfig()
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { getData, setModified } = useForm()
  const saveDraft = useSaveDraft()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const field = useFormFields(([fields]) => fields[EDITS_PATH])

  function ask(action: string): Promise<Response> {
    return fetch(`${config.routes.api}/editing/${collectionSlug}/${id}/${action}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ locale: code, data: getData() }),
    })
  }

  async function look(): Promise<Conflict | null> {
    try {
      const answer = await ask('conflict')
      return conflictSchema.parse(await answer.json()).conflict
    } catch {
      // The form has already shown the refusal. The next refused save asks again.
      return null
    }
  }

  const lookOnRefusal = useEffectEvent(look)

  // The field changes with each refused save, so an editor who closed the dialog is asked again.
  useEffect(() => {
    if (field?.valid === false) void lookOnRefusal().then(setConflict)
  }, [field])

  async function keepMine() {
    const values = { [EDITS_PATH]: sentBy(screen, conflict?.edits) }
    if (await saveDraft({ isAutosave: false, values })) {
      setConflict(null)
      toast.success(CONFLICT_TEXTS.keptMine)
    } else {
      toast.error(CONFLICT_TEXTS.failed)
      void look().then(setConflict)
    }
  }

  async function takeTheirs() {
    const answer = await ask('take-theirs').catch(() => null)
    if (!answer?.ok) return void toast.error(CONFLICT_TEXTS.failed)
    leaveNote(CONFLICT_TEXTS.tookTheirs)
    reloadForm(setModified)
  }

  return { conflict, keepMine, takeTheirs }
}
