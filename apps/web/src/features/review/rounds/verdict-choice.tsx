'use client'

import { VERDICTS, type Verdict } from '@studio/shared/review/verdicts'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { FieldError } from '@/components/ui/field-error'

interface Props {
  verdict: Verdict | null
  error?: string
  onVerdict: (verdict: Verdict) => void
}

/** Radio buttons for the three answers, with descriptions. */
export function VerdictChoice({ verdict, error, onVerdict }: Props) {
  const t = useTranslations('review')
  const id = useId()
  return (
    <fieldset {...(error && { 'aria-describedby': `${id}-error` })}>
      <legend className="approval-title">{t('rounds.answer.title')}</legend>
      <div className="verdicts">
        {VERDICTS.map((one) => (
          <label key={one} className="verdict" data-verdict={one}>
            <input
              type="radio"
              name={id}
              checked={one === verdict}
              aria-describedby={`${id}-${one}`}
              onChange={() => onVerdict(one)}
            />
            <span className="verdict-name">{t(`rounds.verdicts.${one}`)}</span>
            <span id={`${id}-${one}`} className="verdict-meaning" aria-hidden>
              {t(`rounds.meanings.${one}`)}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
