import { useId } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { MailCodeButton } from './mail-code-button'
import { accountWords } from './words'

interface PasswordInputProps {
  value: string
  /** Why the last password was refused, or an empty text. */
  problem: string
  onChange: (value: string) => void
}

/** The person's own password, or a code instead of it, in a dialog. */
export function PasswordInput({ value, problem, onChange }: PasswordInputProps) {
  const { CONFIRM_TEXTS } = useWords(accountWords)
  const inputId = useId()
  const problemId = useId()
  return (
    <>
      <div className="field-type password">
        <label className="field-label" htmlFor={inputId}>
          {CONFIRM_TEXTS.label}
        </label>
        <input
          aria-describedby={problemId}
          aria-invalid={problem !== ''}
          autoComplete="current-password"
          id={inputId}
          onChange={({ target }) => onChange(target.value)}
          type="password"
          value={value}
        />
      </div>
      <p aria-live="polite" className="question__problem" id={problemId}>
        {problem}
      </p>
      <MailCodeButton />
    </>
  )
}
