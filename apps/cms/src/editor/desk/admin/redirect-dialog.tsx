import { useConfig } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { z } from 'zod'
import { useWords } from '../../../platform/admin-language/use-words'
import { Question } from '../../../platform/admin-parts/question'
import { deskWords } from './words'

interface RedirectDialogProps {
  path: string
  suggestion: string | null
  onSaved: (target: string) => void
  onCancel: () => void
}

const refusalSchema = z.object({
  errors: z
    .array(
      z.looseObject({
        data: z.looseObject({ errors: z.array(z.looseObject({ message: z.string() })) }).optional(),
      }),
    )
    .min(1),
})

/** Asks where a missing address should lead, and saves the redirect. */
export function RedirectDialog({ path, suggestion, onSaved, onCancel }: RedirectDialogProps) {
  const { config } = useConfig()
  const texts = useWords(deskWords).DESK_TEXTS.missed
  const inputId = useId()
  const hintId = useId()
  const [target, setTarget] = useState(suggestion ?? '')
  const [problem, setProblem] = useState('')

  async function save() {
    const toPath = target.trim().replace(/^\/+/, '')
    const answer = await fetch(`${config.routes.api}/redirects`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ from: path, toPath, isPermanent: true }),
    }).catch(() => null)
    if (answer?.ok) onSaved(toPath)
    else setProblem(problemOf(await answer?.json().catch(() => null)) || texts.redirectFailed)
  }

  return (
    <Question
      cancelLabel={texts.cancel}
      confirmLabel={texts.redirectConfirm}
      heading={texts.redirectHeading(path)}
      isConfirmDisabled={target.trim() === ''}
      onCancel={onCancel}
      onConfirm={save}
    >
      <p>{texts.redirectBody}</p>
      <p className="desk__target">
        <label htmlFor={inputId}>{texts.target}</label>
        <input
          aria-describedby={hintId}
          dir="ltr"
          id={inputId}
          onChange={(event) => setTarget(event.target.value)}
          value={target}
        />
      </p>
      <p aria-live="polite" id={hintId}>
        {problem}
      </p>
    </Question>
  )
}

/**
 * @returns the server's reason, such as a path that is taken or malformed; empty if it gives none
 */
function problemOf(refusal: unknown): string {
  const { data } = refusalSchema.safeParse(refusal)
  const messages = data?.errors.flatMap((error) => error.data?.errors ?? []) ?? []
  return messages.map(({ message }) => message).join(' ')
}
