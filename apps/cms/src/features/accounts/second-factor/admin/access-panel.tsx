'use client'

import {
  Button,
  toast,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import { useCallback, useEffect, useId, useState } from 'react'
import { z } from 'zod'
import { hasRole } from '../../../../platform/access/roles'
import { useWords } from '../../../../platform/admin-language/use-words'
import { EraseAccount } from '../../admin/erase-account'
import { invitationWords } from '../../invitations/admin/words'
import { ResetButton } from './reset-button'
import { secondFactorWords } from './words'

const stateSchema = z.object({
  hasApp: z.boolean(),
  passkeys: z.number(),
  recoveryCodesLeft: z.number(),
})

type State = z.infer<typeof stateSchema>

export function AccessPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined || !hasRole(user, 'admin')) return null
  const isOwn = String(user?.id) === String(id)
  return (
    <div className="access-panel field-type">
      <Invitation id={id} isOwn={isOwn} />
      <SecondStep id={id} isOwn={isOwn} />
      <EraseAccount id={id} />
    </div>
  )
}

function PasswordLink({ id }: { id: number | string }) {
  const { INVITATION_TEXTS } = useWords(invitationWords)
  const send = async () => {
    const answer = await fetch(`/api/users/${id}/password-link`, { method: 'POST' }).catch(
      () => null,
    )
    if (answer?.ok) toast.success(INVITATION_TEXTS.passwordLinkSent)
    else toast.error(INVITATION_TEXTS.failed)
  }
  return (
    <section>
      <h2>{INVITATION_TEXTS.passwordTitle}</h2>
      <p>{INVITATION_TEXTS.passwordLead}</p>
      <Button buttonStyle="secondary" margin={false} onClick={() => void send()} size="small">
        {INVITATION_TEXTS.sendPasswordLink}
      </Button>
    </section>
  )
}

function Invitation({ id, isOwn }: { id: number | string; isOwn: boolean }) {
  const { INVITATION_TEXTS } = useWords(invitationWords)
  const { i18n } = useTranslation()
  const kept = useFormFields(([fields]) => fields.invitedAt?.value)
  const [sentAt, setSentAt] = useState<string | null>(null)
  const invitedAt = sentAt ?? (typeof kept === 'string' ? kept : null)
  if (!invitedAt) return isOwn ? null : <PasswordLink id={id} />
  const send = async () => {
    const answer = await fetch(`/api/users/${id}/invitation`, { method: 'POST' }).catch(() => null)
    if (!answer?.ok) {
      toast.error(INVITATION_TEXTS.failed)
      return
    }
    setSentAt(new Date().toISOString())
    toast.success(INVITATION_TEXTS.sent)
  }
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
    new Date(invitedAt),
  )
  return (
    <section>
      <p>{INVITATION_TEXTS.waiting(day)}</p>
      <Button buttonStyle="secondary" margin={false} onClick={() => void send()} size="small">
        {INVITATION_TEXTS.again}
      </Button>
    </section>
  )
}

function SecondStep({ id, isOwn }: { id: number | string; isOwn: boolean }) {
  const words = useWords(secondFactorWords)
  const { SECOND_STEP_TEXTS } = words
  const { i18n } = useTranslation()
  const headingId = useId()
  const [state, setState] = useState<State | null>(null)
  const load = useCallback(async () => {
    const answer = await fetch(`/api/users/${id}/second-factor`).catch(() => null)
    setState(stateSchema.safeParse(await answer?.json().catch(() => null)).data ?? null)
  }, [id])
  useEffect(() => {
    void (async () => load())()
  }, [load])
  if (!state) return null
  const isOn = state.hasApp || state.passkeys > 0
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{SECOND_STEP_TEXTS.title}</h2>
      <p>
        {isOn
          ? `${SECOND_STEP_TEXTS.on}: ${partsOf(state, words, i18n.language)}`
          : SECOND_STEP_TEXTS.off}
      </p>
      {isOwn && <p>{SECOND_STEP_TEXTS.own}</p>}
      {isOn && !isOwn && <ResetButton id={id} onDone={() => void load()} />}
    </section>
  )
}

function partsOf(
  { hasApp, passkeys, recoveryCodesLeft }: State,
  { SECOND_STEP_TEXTS }: (typeof secondFactorWords)['en'],
  language: string,
): string {
  const parts = [
    ...(hasApp ? [SECOND_STEP_TEXTS.app] : []),
    ...(passkeys > 0 ? [SECOND_STEP_TEXTS.passkeys(passkeys)] : []),
    SECOND_STEP_TEXTS.codesLeft(recoveryCodesLeft),
  ]
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts)
}
