import type { Locale } from '@studio/shared/locales'
import { FieldError } from '@/components/ui/field-error'
import { translator } from '@/i18n/translator'
import { errorSentence } from './errors'

interface Props {
  /** The id of the field. */
  id: string
  name: string
  locale: Locale
  error: string | undefined
  /** The field, for messages that name it or its limit. */
  field?: { label: string; max: number }
}

/**
 * The place of a field's error messages: the server renders its own in the first part, and scripts
 * put theirs into the second.
 */
export function ErrorPlace({ id, name, locale, error, field }: Props) {
  return (
    <div id={`${id}-problem`} className="problem">
      {error && <ServerWord {...{ id, locale, error }} {...(field && { field })} />}
      <div data-error-for={name} id={`${id}-word`} />
    </div>
  )
}

type ServerWordProps = Omit<Props, 'name' | 'error'> & { error: string }

function ServerWord({ id, locale, error, field }: ServerWordProps) {
  return (
    <div data-server-word>
      <FieldError id={`${id}-server-word`}>
        {errorSentence(translator(locale, 'forms'), error, field)}
      </FieldError>
    </div>
  )
}
