'use client'
import { CURRENCIES } from '@studio/shared/money'
import { useId, type ReactNode } from 'react'
import { useWords } from '../../../../platform/admin-language/use-words'
import { ENDINGS, PROPOSED_CURRENCIES, type Ending } from '../rule'
import { METHODS } from './methods'
import type { RuleForm } from './read-rule'
import { bulkPriceWords } from './words'

interface RuleFieldsProps {
  form: RuleForm
  /** The error message for the typed number; null if the number is valid or missing. */
  problem: string | null
  onChange: (form: RuleForm) => void
  /** The fields that are shown instead of a rule's if the prices come from a file. */
  fileFields: ReactNode
}

/** The fields for the way in which the selected prices change. */
export function RuleFields({ form, problem, onChange, fileFields }: RuleFieldsProps) {
  const { BULK_TEXTS, ENDING_NAMES } = useWords(bulkPriceWords)
  const { method } = form
  const set = (change: Partial<RuleForm>) => onChange({ ...form, ...change })
  return (
    <fieldset className="rule-fields">
      <legend>{BULK_TEXTS.how}</legend>
      <div aria-label={BULK_TEXTS.how} className="rule-fields__methods" role="radiogroup">
        {METHODS.map((value) => (
          <label key={value}>
            <input
              checked={method === value}
              name="method"
              onChange={() => set({ method: value })}
              type="radio"
            />
            {BULK_TEXTS.method[value]}
          </label>
        ))}
      </div>
      {method === 'csv' ? (
        fileFields
      ) : (
        <div className="rule-fields__row">
          {method === 'factor' && (
            <Choose
              label={BULK_TEXTS.into}
              onChange={(into) => set({ into })}
              options={PROPOSED_CURRENCIES.map((code) => [code, BULK_TEXTS.currencyNames[code]])}
              value={form.into}
            />
          )}
          <NumberField
            hint={BULK_TEXTS[`${method}Hint`]}
            key={method}
            label={BULK_TEXTS[method]}
            onChange={(typed) => set({ [method]: typed })}
            problem={problem}
            value={form[method]}
          />
          {method !== 'points' && (
            <Choose
              label={BULK_TEXTS.rounding}
              onChange={(ending: Ending) => set({ ending })}
              options={ENDINGS.map((ending) => [ending, ENDING_NAMES[ending]])}
              value={form.ending}
            />
          )}
          {method === 'factor' && (
            <label className="rule-fields__check">
              <input
                checked={form.replaces}
                onChange={(event) => set({ replaces: event.target.checked })}
                type="checkbox"
              />
              {BULK_TEXTS.replaces}
            </label>
          )}
          {(method === 'percent' || method === 'amount') && (
            <Currencies form={form} onChange={set} />
          )}
        </div>
      )}
    </fieldset>
  )
}

function Currencies({
  form: { currencies },
  onChange,
}: {
  form: RuleForm
  onChange: (change: Partial<RuleForm>) => void
}) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  return (
    <div aria-label={BULK_TEXTS.currencies} className="rule-fields__currencies" role="group">
      <span aria-hidden="true">{BULK_TEXTS.currencies}</span>
      {CURRENCIES.map((code) => (
        <label className="rule-fields__check" key={code}>
          <input
            checked={currencies.includes(code)}
            onChange={(event) =>
              onChange({
                currencies: event.target.checked
                  ? [...currencies, code]
                  : currencies.filter((other) => other !== code),
              })
            }
            type="checkbox"
          />
          {code}
        </label>
      ))}
    </div>
  )
}

interface NumberFieldProps {
  label: string
  hint: string
  problem: string | null
  value: string
  onChange: (typed: string) => void
}

function NumberField({ label, hint, problem, value, onChange }: NumberFieldProps) {
  const id = useId()
  return (
    <div className="rule-fields__field">
      <label htmlFor={id}>{label}</label>
      <input
        aria-describedby={`${id}-hint`}
        aria-invalid={problem !== null}
        autoComplete="off"
        // The screen opens for this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        dir="ltr"
        id={id}
        inputMode="text"
        onChange={(event) => onChange(event.target.value)}
        type="text"
        value={value}
      />
      <p className={problem === null ? undefined : 'rule-fields__problem'} id={`${id}-hint`}>
        {problem ?? hint}
      </p>
    </div>
  )
}

interface ChooseProps<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

function Choose<Value extends string>({ label, value, options, onChange }: ChooseProps<Value>) {
  const id = useId()
  return (
    <div className="rule-fields__field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        onChange={(event) => {
          const chosen = options.find(([name]) => name === event.target.value)
          if (chosen) onChange(chosen[0])
        }}
        value={value}
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
