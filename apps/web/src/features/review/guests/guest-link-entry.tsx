'use client'

import type { GuestLink } from '@studio/shared/review/guest-links'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { Outcome } from '../notes/notes-source'
import { focusIfLost } from '../drawing/focus'
import { problemText } from '../notes/problem-text'
import { useCall } from '../notes/use-call'
import { CopyAddress } from '../copy-address'
import { guestAddress } from './guest-address'

interface Props {
  link: GuestLink
  format: string
  onRevoke: () => Promise<Outcome>
}

/** A guest link with its status and visits. */
export function GuestLinkEntry({ link, format, onRevoke }: Props) {
  const t = useTranslations('review')
  const { problem, isBusy, call } = useCall()
  const [isAsked, setIsAsked] = useState(false)
  const entry = useRef<HTMLDivElement>(null)
  /** Restores the focus to the button that asked for confirmation. */
  const [wasAsked, setWasAsked] = useState(false)
  const [now] = useState(() => Date.now())
  const moment = (at: string) =>
    new Intl.DateTimeFormat(format, { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(at),
    )
  const isOver = link.revokedAt !== null || Date.parse(link.expiresAt) <= now
  const revoke = async () => {
    // The buttons disappear, so the focus moves to the entry.
    if (await call(onRevoke)) setTimeout(() => focusIfLost(entry.current))
  }
  return (
    <div ref={entry} tabIndex={-1} className="guest-link" data-over={isOver || undefined}>
      <p className="guest-link-title">
        <bdi className="font-semibold">{link.label}</bdi>
        <span className="approval-hint">
          {link.revokedAt
            ? t('guests.revoked', { at: moment(link.revokedAt) })
            : t(isOver ? 'guests.expired' : 'guests.until', { at: moment(link.expiresAt) })}
        </span>
        <span className="approval-hint">
          {link.mayComment ? t('guests.comments') : t('guests.looks')}
        </span>
        <span className="approval-hint">
          {link.version === null
            ? t('guests.allVersions')
            : t('guests.oneVersion', { number: link.version.number ?? '–' })}
        </span>
      </p>
      {link.visits.length > 0 ? (
        <details>
          <summary>{t('guests.visits', { count: link.visits.length })}</summary>
          <ul className="guest-visits">
            {link.visits.map(({ name, enteredAt, seenAt }) => (
              <li key={`${enteredAt} ${name}`}>
                <bdi>{name}</bdi>
                <span className="approval-hint">
                  {t('guests.visit', { from: moment(enteredAt), to: moment(seenAt) })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="approval-hint">{t('guests.noVisits')}</p>
      )}
      {!isOver && (
        <div className="approval-buttons">
          {link.secret && (
            <CopyAddress
              address={guestAddress(link.secret)}
              copy={t('guests.copy')}
              copied={t('guests.copied')}
              label={t('guests.copy')}
              name={t('guests.copyOf', { label: link.label })}
            />
          )}
          {isAsked ? (
            <>
              <span>{t('guests.revokeQuestion')}</span>
              <button
                type="button"
                className="room-button"
                aria-disabled={isBusy}
                onClick={() => void revoke()}
              >
                {t('guests.revokeYes')}
              </button>
              <button
                ref={focusIfLost}
                type="button"
                className="room-button"
                onClick={() => setIsAsked(false)}
              >
                {t('guests.revokeNo')}
              </button>
            </>
          ) : (
            <button
              ref={wasAsked ? focusIfLost : undefined}
              type="button"
              className="room-button"
              onClick={() => {
                setIsAsked(true)
                setWasAsked(true)
              }}
            >
              {t('guests.revoke')} <span className="sr-only">{link.label}</span>
            </button>
          )}
        </div>
      )}
      {problem && (
        <p role="alert" className="approval-refusal">
          {problemText(t, problem)}
        </p>
      )}
    </div>
  )
}
