import { useConfig } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { z } from 'zod'
import { Question } from '../../../platform/admin-parts/question'
import type { TrashedDocument } from '../list-trash'
import { useWords } from '../../../platform/admin-language/use-words'
import { trashWords } from './words'

interface RestoreDialogProps {
  document: TrashedDocument
  title: string
  onRestored: () => void
  onCancel: () => void
}

const refusalSchema = z.object({
  error: z.object({
    code: z.enum(['addressTaken', 'addressRefused']),
    fields: z.record(z.string(), z.string()),
  }),
})

/** Explains what visitors will see, and asks for another path or key if the old one is taken. */
export function RestoreDialog({ document, title, onRestored, onCancel }: RestoreDialogProps) {
  const { TRASH_TEXTS } = useWords(trashWords)
  const { config } = useConfig()
  const inputId = useId()
  const hintId = useId()
  const [address, setAddress] = useState<string>()
  const [hint, setHint] = useState<string>()
  const { collection, id, hasDrafts } = document

  async function restore() {
    const answer = await fetch(`${config.routes.api}/${collection}/${id}/restore`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(address === undefined ? {} : { address }),
    }).catch(() => null)
    if (answer?.ok) {
      onRestored()
      return
    }
    const { data: refusal } = refusalSchema.safeParse(await answer?.json().catch(() => null))
    const [text] = Object.values(refusal?.error.fields ?? {})
    if (!refusal || text === undefined) {
      setHint(TRASH_TEXTS.restoreFailed)
      return
    }
    const asked = address ?? document.address ?? ''
    const isTaken = refusal.error.code === 'addressTaken'
    setHint(isTaken ? TRASH_TEXTS.addressTaken(asked) : text)
    setAddress(isTaken ? text : asked)
  }

  return (
    <Question
      cancelLabel={TRASH_TEXTS.cancel}
      confirmLabel={TRASH_TEXTS.restoreConfirm}
      heading={TRASH_TEXTS.restoreHeading(title)}
      onCancel={onCancel}
      onConfirm={restore}
    >
      <p>{hasDrafts ? TRASH_TEXTS.restoreDraft : TRASH_TEXTS.restoreInUse}</p>
      <p aria-live="polite" id={hintId}>
        {hint}
      </p>
      {address !== undefined && (
        <p className="trash__address">
          <label htmlFor={inputId}>{TRASH_TEXTS.address}</label>
          <input
            aria-describedby={hintId}
            dir="ltr"
            id={inputId}
            onChange={({ target }) => setAddress(target.value)}
            value={address}
          />
        </p>
      )}
    </Question>
  )
}
