'use client'

import { Button, toast, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { LOCALES, type Locale } from '@studio/shared/locales'
import { MEMBER_ROLES, type MemberRole } from '@studio/shared/review/projects'
import { useId, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { OpenInvitations } from './open-invitations'
import { useWords } from '../../../platform/admin-language/use-words'
import { reviewWords, type ReviewTexts } from './words'

/** Lists members who have not joined yet, with a form for inviting another person. */
export function InviteMember() {
  const { REVIEW_TEXTS } = useWords(reviewWords)
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const headingId = useId()
  if (typeof id !== 'number') return null
  return (
    <div className="invitations field-type">
      <OpenInvitations isLocked={isModified} projectId={id} />
      <section aria-labelledby={headingId}>
        <h3 id={headingId}>{REVIEW_TEXTS.inviteTitle}</h3>
        <p>{isModified ? REVIEW_TEXTS.unsaved : REVIEW_TEXTS.inviteLead}</p>
        {!isModified && <Fields projectId={id} />}
      </section>
    </div>
  )
}

const refusalSchema = z.object({ error: z.object({ code: z.string() }) })

async function problemIn(
  { badEmail, tooMany, failed }: ReviewTexts,
  response: Response | null,
): Promise<string> {
  const refusal = refusalSchema.safeParse(await response?.json().catch(() => null))
  const code = refusal.data?.error.code
  if (code === 'invalidFields') return badEmail
  return code === 'tooManyRequests' ? tooMany : failed
}

function Fields({ projectId }: { projectId: number }) {
  const { REVIEW_TEXTS, MAIL_LANGUAGES } = useWords(reviewWords)
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<MemberRole>('reviewer')
  const [locale, setLocale] = useState<Locale>('en')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const fieldId = useId()

  const send = async () => {
    if (isBusy || !email) return
    setIsBusy(true)
    const response = await fetch('/api/review-staff/invitation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ project: String(projectId), email, name, role, locale }),
    }).catch(() => null)
    if (!response?.ok) {
      setIsBusy(false)
      setProblem(await problemIn(REVIEW_TEXTS, response))
      document.getElementById(`${fieldId}-email`)?.focus()
      return
    }
    toast.success(REVIEW_TEXTS.invited)
    // The page is reloaded because the form above still shows the old members.
    window.location.reload()
  }

  return (
    <div
      className="invitations__fields"
      onKeyDown={(event) => {
        // The fields are inside the project's form, which would be submitted by Enter.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        void send()
      }}
      role="presentation"
    >
      <Field id={`${fieldId}-email`} label={REVIEW_TEXTS.email}>
        <input
          aria-describedby={`${fieldId}-problem`}
          aria-invalid={problem ? true : undefined}
          autoComplete="off"
          id={`${fieldId}-email`}
          onChange={({ target }) => {
            setEmail(target.value)
            setProblem('')
          }}
          type="email"
          value={email}
        />
      </Field>
      <Field id={`${fieldId}-name`} label={REVIEW_TEXTS.name}>
        <input
          autoComplete="off"
          dir="auto"
          id={`${fieldId}-name`}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
          value={name}
        />
      </Field>
      <Field id={`${fieldId}-role`} label={REVIEW_TEXTS.role}>
        <select
          id={`${fieldId}-role`}
          onChange={({ target }) =>
            setRole(MEMBER_ROLES.find((one) => one === target.value) ?? role)
          }
          value={role}
        >
          {MEMBER_ROLES.map((one) => (
            <option key={one} value={one}>
              {REVIEW_TEXTS.roles[one]}
            </option>
          ))}
        </select>
      </Field>
      <Field id={`${fieldId}-locale`} label={REVIEW_TEXTS.language}>
        <select
          aria-describedby={`${fieldId}-hint`}
          id={`${fieldId}-locale`}
          onChange={({ target }) =>
            setLocale(LOCALES.find((one) => one === target.value) ?? locale)
          }
          value={locale}
        >
          {LOCALES.map((one) => (
            <option key={one} value={one}>
              {MAIL_LANGUAGES[one]}
            </option>
          ))}
        </select>
      </Field>
      <p className="invitations__hint" id={`${fieldId}-hint`}>
        {REVIEW_TEXTS.languageHint}
      </p>
      <div id={`${fieldId}-problem`} role="alert">
        {problem && <p>{problem}</p>}
      </div>
      <Button disabled={isBusy || !email} margin={false} onClick={() => void send()}>
        {REVIEW_TEXTS.invite}
      </Button>
    </div>
  )
}

function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="invitations__field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}
