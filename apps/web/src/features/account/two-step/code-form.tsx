import type { ReactNode } from 'react'
import { secondStepCodeSchema } from '@studio/shared/api/second-factor'
import type { Locale } from '@studio/shared/locales'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { fieldRules } from '@/features/forms/field-rules'
import { RETURN_QUERY } from '../return-path'

/**
 * The names of the second step's form fields. The form is posted, so its values are in no address.
 */
export const CODE_FORM_FIELDS = { code: 'code', locale: 'locale' } as const

/** The query parameter with an error's code, when the form is shown again. */
export const PROBLEM_QUERY = 'problem'

const CODE = fieldRules(secondStepCodeSchema).code

interface Props {
  locale: Locale
  /** The page to return to, as the page's own path. */
  asked: string
  kind: 'app' | 'recovery'
  words: { label: string; help: string; submit: string }
  error?: string | undefined
  children?: ReactNode
}

/** A plain HTML form for the second step's code. */
export function CodeForm({ locale, asked, kind, words, error, children }: Props) {
  const isApp = kind === 'app'
  return (
    <form method="post" action="/api/second-step" className="grid gap-6">
      <input type="hidden" name={CODE_FORM_FIELDS.locale} value={locale} />
      <input type="hidden" name={RETURN_QUERY} value={asked} />
      <Field
        id={`second-step-${kind}`}
        label={words.label}
        help={words.help}
        isRequired
        {...(error ? { error } : {})}
      >
        {(control) => (
          <input
            type="text"
            className="control max-w-[16rem] text-lead tracking-widest tabular-nums"
            name={CODE_FORM_FIELDS.code}
            dir="ltr"
            maxLength={CODE?.max}
            autoComplete={isApp ? 'one-time-code' : 'off'}
            inputMode={isApp ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            {...control}
          />
        )}
      </Field>
      {children}
      <div>
        <Button type="submit" className="min-w-44 max-sm:w-full">
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
