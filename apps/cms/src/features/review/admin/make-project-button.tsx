'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { LOCALES } from '@studio/shared/locales'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { Question } from '../../../platform/admin-parts/question'
import { useWords } from '../../../platform/admin-language/use-words'
import { reviewWords } from './words'

const planSchema = z.object({
  project: z.number().nullable(),
  title: z.string(),
  email: z.string(),
  language: z.enum(LOCALES),
  mail: z.enum(['projectInvitation', 'addedToProject']),
})

type Plan = z.infer<typeof planSchema>

const madeSchema = z.object({ id: z.number() })

/** Shows the link to a message's project, or a button that creates one after a confirmation. */
export function MakeProjectButton() {
  const { REVIEW_TEXTS } = useWords(reviewWords)
  const { id } = useDocumentInfo()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [plan, setPlan] = useState<Plan | null>(null)
  if (typeof id !== 'number') return null

  const open = (project: number) => router.push(`/admin/collections/projects/${project}`)

  const ask = async () => {
    setIsBusy(true)
    const response = await fetch(`/api/review-staff/project-plan/${id}`).catch(() => null)
    const answer = planSchema.safeParse(await response?.json().catch(() => null))
    setIsBusy(false)
    if (!answer.success) toast.error(REVIEW_TEXTS.notMade)
    else if (answer.data.project !== null) open(answer.data.project)
    else setPlan(answer.data)
  }

  const make = async (invites: boolean) => {
    const response = await fetch('/api/review-staff/project', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: id, invites }),
    }).catch(() => null)
    const made = madeSchema.safeParse(await response?.json().catch(() => null))
    if (response?.ok && made.success) open(made.data.id)
    else toast.error(REVIEW_TEXTS.notMade)
  }

  return (
    <>
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        onClick={() => void ask()}
        size="small"
      >
        {REVIEW_TEXTS.make}
      </Button>
      {plan && <MakeProject onCancel={() => setPlan(null)} onConfirm={make} plan={plan} />}
    </>
  )
}

interface MakeProjectProps {
  plan: Plan
  onConfirm: (invites: boolean) => Promise<void>
  onCancel: () => void
}

/** Shows which email the sender will get, and offers to create the project without it. */
function MakeProject({ plan, onConfirm, onCancel }: MakeProjectProps) {
  const { REVIEW_TEXTS, MAIL_LANGUAGES } = useWords(reviewWords)
  const [invites, setInvites] = useState(true)
  const { title, email, language, mail } = plan
  return (
    <Question
      cancelLabel={REVIEW_TEXTS.cancel}
      condition={
        <label className="question__condition">
          <input
            checked={invites}
            onChange={({ target }) => setInvites(target.checked)}
            type="checkbox"
          />
          {REVIEW_TEXTS.makeInvites(email)}
        </label>
      }
      confirmLabel={invites ? REVIEW_TEXTS.makeAndSend : REVIEW_TEXTS.makeConfirm}
      heading={REVIEW_TEXTS.makeTitle}
      onCancel={onCancel}
      onConfirm={() => onConfirm(invites)}
    >
      <p>{REVIEW_TEXTS.makeBody(title)}</p>
      <p aria-live="polite">
        {invites
          ? REVIEW_TEXTS.makeMail[mail](email, MAIL_LANGUAGES[language])
          : REVIEW_TEXTS.makeNoMail}
      </p>
    </Question>
  )
}
