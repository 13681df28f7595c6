'use client'

import { retryVersion } from '@studio/shared/review/version-changes'
import { useTranslations } from 'next-intl'
import { callAsMember } from '@/features/account/call-as-member'
import { problemText } from '../notes/problem-text'
import { useCall } from '../notes/use-call'
import { useVersion } from './version-context'

/** Explains why processing has failed. The studio can retry. */
export function VersionFailure() {
  const t = useTranslations('review')
  const { version, room } = useVersion()
  const { isBusy, problem, call } = useCall()
  if (version.state !== 'failed') return null
  const retry = () =>
    call(async () => {
      const answer = await callAsMember(retryVersion, { parameters: { version: version.id } })
      // A conflict means that another person has already restarted the job. The stream of events
      // then shows its progress.
      const isDone = answer.isDone || answer.code === 'conflict'
      return isDone ? { isDone } : { isDone, code: answer.code, fields: answer.fields }
    })
  return (
    <div role="status" className="room-failure">
      <p>{t(`room.failures.${version.failure ?? 'internal'}`)}</p>
      {room.project.role === 'studio' && (
        <button
          type="button"
          className="room-button"
          aria-disabled={isBusy}
          onClick={() => void retry()}
        >
          {isBusy ? t('notes.sending') : t('room.retry')}
        </button>
      )}
      {problem && <p className="note-problem">{problemText(t, problem)}</p>}
    </div>
  )
}
