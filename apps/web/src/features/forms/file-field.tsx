import { ACCEPTED_ENDINGS } from '@studio/shared/api/limits'
import type { Locale } from '@studio/shared/locales'
import { Field } from '@/components/ui/field'
import { translator } from '@/i18n/translator'
import type { FormDefinition } from './definitions'
import { ErrorPlace } from './error-place'

interface Props {
  id: string
  file: NonNullable<FormDefinition['file']>
  locale: Locale
  error?: string | undefined
}

export function FileField({ id, file: word, locale, error }: Props) {
  const t = translator(locale, 'forms')
  const ui = translator(locale, 'ui')
  const fieldId = `${id}-file`
  return (
    <div className="sm:col-span-2">
      <Field
        id={fieldId}
        label={t(`fields.${word}`)}
        help={t(`help.${word}`)}
        optionalWord={ui('optional')}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept={ACCEPTED_ENDINGS}
            className="control control-file"
            aria-describedby={`${fieldId}-help ${fieldId}-problem`}
          />
        )}
      </Field>
      <ErrorPlace id={fieldId} name="file" locale={locale} error={error} />
    </div>
  )
}
