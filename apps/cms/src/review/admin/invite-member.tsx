'use client'

import { Button, toast, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { LOCALES, type Locale } from '@studio/shared/locales'
import { MEMBER_ROLES, type MemberRole } from '@studio/shared/review/projects'
import { useId, useState } from 'react'
import { REVIEW_TEXTS } from './texts'

const LANGUAGES: Record<Locale, string> = { en: 'English', ar: 'العربية', de: 'Deutsch' }

/** Below a project's members; the page is read anew afterwards, with the new one in its list. */
export function InviteMember() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const headingId = useId()
  if (typeof id !== 'number') return null
  return (
    <section aria-labelledby={headingId} className="invite-member field-type">
      <h3 id={headingId}>{REVIEW_TEXTS.inviteTitle}</h3>
      <p>{isModified ? REVIEW_TEXTS.unsaved : REVIEW_TEXTS.inviteLead}</p>
      {!isModified && <Fields projectId={id} />}
    </section>
  )
}

function Fields({ projectId }: { projectId: number }) {
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<MemberRole>('reviewer')
  const [locale, setLocale] = useState<Locale>('en')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const fieldId = useId()

  const send = async () => {
    if (isBusy) return
    setIsBusy(true)
    const response = await fetch('/api/review-staff/invitation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ project: String(projectId), email, name, role, locale }),
    }).catch(() => null)
    setIsBusy(false)
    if (!response?.ok) {
      setProblem(REVIEW_TEXTS.notInvited)
      document.getElementById(`${fieldId}-email`)?.focus()
      return
    }
    toast.success(REVIEW_TEXTS.invited)
    window.location.reload()
  }

  return (
    <div className="invite-member__fields">
      <label htmlFor={`${fieldId}-email`}>{REVIEW_TEXTS.email}</label>
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
      <label htmlFor={`${fieldId}-name`}>{REVIEW_TEXTS.name}</label>
      <input
        autoComplete="off"
        id={`${fieldId}-name`}
        onChange={({ target }) => setName(target.value)}
        value={name}
      />
      <label htmlFor={`${fieldId}-role`}>{REVIEW_TEXTS.role}</label>
      <select
        id={`${fieldId}-role`}
        onChange={({ target }) => setRole(MEMBER_ROLES.find((one) => one === target.value) ?? role)}
        value={role}
      >
        {MEMBER_ROLES.map((one) => (
          <option key={one} value={one}>
            {REVIEW_TEXTS.roles[one]}
          </option>
        ))}
      </select>
      <label htmlFor={`${fieldId}-locale`}>{REVIEW_TEXTS.language}</label>
      <select
        id={`${fieldId}-locale`}
        onChange={({ target }) => setLocale(LOCALES.find((one) => one === target.value) ?? locale)}
        value={locale}
      >
        {LOCALES.map((one) => (
          <option key={one} value={one}>
            {LANGUAGES[one]}
          </option>
        ))}
      </select>
      <div id={`${fieldId}-problem`} role="alert">
        {problem && <p>{problem}</p>}
      </div>
      <Button disabled={isBusy || !email} margin={false} onClick={() => void send()} size="small">
        {REVIEW_TEXTS.invite}
      </Button>
    </div>
  )
}
