import { PROJECT_TYPES, type ProjectType } from '@studio/shared/inquiry/project-types'
import { TOPIC_NAMES } from '@studio/shared/inquiry/topic-names'
import { projectTypeOf, TOPIC_FIELD, TOPICS } from '@studio/shared/inquiry/topics'
import type { Locale } from '@studio/shared/locales'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, type ControlProps } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { Textarea, TextInput } from '@/components/ui/text-input'
import { translator } from '@/i18n/translator'
import type { FieldDefinition } from './definitions'
import { ErrorPlace } from './error-place'

interface Props {
  /** The id of the form. It is a prefix of the fields' ids, which must be unique on the page. */
  id: string
  field: FieldDefinition
  locale: Locale
  value?: string | undefined
  /** The code of the field's error. */
  error?: string | undefined
}

/** A form field that works without scripts. */
export function FormField({ id, field, locale, value, error }: Props) {
  const t = translator(locale, 'forms')
  const ui = translator(locale, 'ui')
  const { name, kind, word, isRequired, isWide } = field
  const fieldId = `${id}-${name}`
  const label = t(`fields.${word}`)
  const place = (
    <ErrorPlace {...{ id: fieldId, name, locale, error }} field={{ label, max: field.max ?? 0 }} />
  )
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      {kind === 'checkbox' ? (
        <Checkbox id={fieldId} name={name} label={label} defaultChecked={value !== undefined} />
      ) : (
        <Field
          id={fieldId}
          label={label}
          isRequired={isRequired}
          optionalWord={ui('optional')}
          {...(word === 'portfolio' ? { help: t('help.portfolio') } : {})}
        >
          {(control) => (
            <Control {...{ field, locale, value }} control={describe(control, fieldId, error)} />
          )}
        </Field>
      )}
      {place}
    </div>
  )
}

/**
 * Connects a control with the place of its error. The place always exists, so `aria-describedby`
 * need not change.
 */
function describe(control: ControlProps, id: string, error: string | undefined): ControlProps {
  const describedBy = [control['aria-describedby'], `${id}-problem`].filter(Boolean).join(' ')
  return { ...control, 'aria-describedby': describedBy, ...(error ? { 'aria-invalid': true } : {}) }
}

interface ControlOptions extends Pick<Props, 'field' | 'locale' | 'value'> {
  control: ControlProps
}

function Control({ field, locale, value, control }: ControlOptions) {
  const { name, kind, max, autoComplete } = field
  const common = { ...control, name, defaultValue: value, autoComplete }
  if (kind === 'textarea') return <Textarea {...common} maxLength={max} rows={5} />
  if (kind === 'select') {
    const t = translator(locale, 'forms')
    const types = PROJECT_TYPES.map((type) => ({ value: type, text: t(`projectTypes.${type}`) }))
    return name === TOPIC_FIELD ? (
      <Select {...common} groups={topicsBelow(types, locale)} prompt={t('selectOne')} />
    ) : (
      <Select {...common} options={types} prompt={t('selectOne')} />
    )
  }
  // An input of the type “email” would refuse forms of addresses that the contract understands.
  const keyboard = autoComplete === 'email' && ({ inputMode: 'email', dir: 'ltr' } as const)
  return <TextInput {...common} type={kind} maxLength={max} {...keyboard} />
}

/** @returns the topics grouped by their project type */
function topicsBelow(types: { value: ProjectType; text: string }[], locale: Locale) {
  return types.map(({ value: type, text }) => ({
    label: text,
    options: TOPICS.filter((topic) => projectTypeOf(topic) === type).map((topic) => ({
      value: topic,
      text: TOPIC_NAMES[locale][topic],
    })),
  }))
}
