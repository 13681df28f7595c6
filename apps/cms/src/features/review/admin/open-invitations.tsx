'use client'

import { Button, toast } from '@payloadcms/ui'
import { MEMBER_ROLES } from '@studio/shared/review/projects'
import { useEffect, useId, useState } from 'react'
import { z } from 'zod'
import { Moment } from '../../../platform/admin-parts/moment'
import { Question } from '../../../platform/admin-parts/question'
import { useWords } from '../../../platform/admin-language/use-words'
import { reviewWords, type ReviewTexts } from './words'

const invitationSchema = z.object({
  user: z.number(),
  email: z.string(),
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  sentBy: z.string().nullable(),
  sentAt: z.string(),
  expiresAt: z.string().nullable(),
})

const answerSchema = z.object({ invitations: z.array(invitationSchema) })

type Invitation = z.infer<typeof invitationSchema>

interface Props {
  projectId: number
  /** True if the project's form has unsaved changes, which would be lost by a reload. */
  isLocked: boolean
}

/** Members who were invited and have not joined: each invitation can be sent again or withdrawn. */
export function OpenInvitations({ projectId, isLocked }: Props) {
  const { REVIEW_TEXTS } = useWords(reviewWords)
  const [invitations, setInvitations] = useState<Invitation[] | 'failed' | null>(null)
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null)
  const headingId = useId()

  useEffect(() => {
    let isGone = false
    const read = async () => {
      const response = await fetch(`/api/review-staff/invitations/${projectId}`).catch(() => null)
      const answer = answerSchema.safeParse(await response?.json().catch(() => null))
      if (!isGone) setInvitations(answer.data?.invitations ?? 'failed')
    }
    void read()
    return () => void (isGone = true)
  }, [projectId])

  async function call(name: 'again' | 'withdrawal', { user }: Invitation) {
    const response = await fetch(`/api/review-staff/invitation/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ project: String(projectId), user }),
    }).catch(() => null)
    const answer = answerSchema.safeParse(await response?.json().catch(() => null))
    if (response?.ok && answer.success) return answer.data.invitations
    toast.error(refusalText(REVIEW_TEXTS, response?.status))
    return null
  }

  async function sendAgain(invitation: Invitation) {
    const now = await call('again', invitation)
    if (!now) return
    setInvitations(now)
    toast.success(REVIEW_TEXTS.sentAgain(invitation.email))
  }

  async function withdraw(invitation: Invitation) {
    if (await call('withdrawal', invitation)) {
      // The page is reloaded because the form above still shows the old members.
      window.location.reload()
      return
    }
    setWithdrawn(null)
  }

  if (invitations === null) return null
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{REVIEW_TEXTS.openTitle}</h3>
      {invitations === 'failed' && <p role="alert">{REVIEW_TEXTS.openFailed}</p>}
      {invitations !== 'failed' && invitations.length === 0 && <p>{REVIEW_TEXTS.noneOpen}</p>}
      {invitations !== 'failed' && invitations.length > 0 && (
        <ul className="invitations__list">
          {invitations.map((invitation) => (
            <Item
              invitation={invitation}
              isLocked={isLocked}
              key={invitation.user}
              onSendAgain={() => void sendAgain(invitation)}
              onWithdraw={() => setWithdrawn(invitation)}
            />
          ))}
        </ul>
      )}
      {withdrawn && (
        <Question
          cancelLabel={REVIEW_TEXTS.cancel}
          confirmLabel={REVIEW_TEXTS.withdrawConfirm}
          heading={REVIEW_TEXTS.withdrawTitle(withdrawn.email)}
          onCancel={() => setWithdrawn(null)}
          onConfirm={() => withdraw(withdrawn)}
        >
          <p>{REVIEW_TEXTS.withdrawBody}</p>
        </Question>
      )}
    </section>
  )
}

function refusalText(
  { cameMeanwhile, tooMany, failed }: ReviewTexts,
  status: number | undefined,
): string {
  if (status === 409) return cameMeanwhile
  return status === 429 ? tooMany : failed
}

interface ItemProps {
  invitation: Invitation
  isLocked: boolean
  onSendAgain: () => void
  onWithdraw: () => void
}

function Item({ invitation, isLocked, onSendAgain, onWithdraw }: ItemProps) {
  const { REVIEW_TEXTS } = useWords(reviewWords)
  const { email, name, role, sentBy, sentAt, expiresAt } = invitation
  return (
    <li>
      <div>
        <strong>
          <bdi>{name || email}</bdi>
        </strong>
        {name && (
          <>
            {' · '}
            <bdi>{email}</bdi>
          </>
        )}
        {` · ${REVIEW_TEXTS.roles[role]}`}
        <p>
          {REVIEW_TEXTS.sent} <Moment at={sentAt} />
          {sentBy && (
            <>
              {` ${REVIEW_TEXTS.by} `}
              <bdi>{sentBy}</bdi>
            </>
          )}
          {'. '}
          <Validity expiresAt={expiresAt} />
        </p>
      </div>
      <div className="invitations__actions">
        <Button
          aria-label={REVIEW_TEXTS.againOf(email)}
          buttonStyle="secondary"
          margin={false}
          onClick={onSendAgain}
          size="small"
        >
          {REVIEW_TEXTS.again}
        </Button>
        <Button
          aria-label={REVIEW_TEXTS.withdrawOf(email)}
          buttonStyle="secondary"
          disabled={isLocked}
          margin={false}
          onClick={onWithdraw}
          size="small"
        >
          {REVIEW_TEXTS.withdraw}
        </Button>
      </div>
    </li>
  )
}

function Validity({ expiresAt }: { expiresAt: string | null }) {
  const { REVIEW_TEXTS } = useWords(reviewWords)
  const [now] = useState(() => Date.now())
  if (expiresAt === null) return REVIEW_TEXTS.noLink
  const isOver = Date.parse(expiresAt) <= now
  return (
    <>
      {isOver ? REVIEW_TEXTS.expired : REVIEW_TEXTS.until} <Moment at={expiresAt} />.
    </>
  )
}
