import type { Locale } from '@studio/shared/locales'
import { FieldError } from '@/components/ui/field-error'
import { messagesFor } from '@/i18n/messages'
import { errorSentence } from './errors'

interface Props {
  /** The id of the field. */
  id: string
  name: string
  locale: Locale
  error: string | undefined
  limit: string
  /** Label of the field. */
  label: string
}

/**
 * The place of a field's error messages: the server renders its own in the first part, and scripts
 * put theirs into the second.
 */
export function ErrorPlace({ id, name, locale, error, limit, label }: Props) {
  return (
    <div id={`${id}-problem`} className="problem">
      {error && <ServerWord {...{ id, locale, error, limit, label }} />}
      <div data-error-for={name} id={`${id}-word`} />
    </div>
  )
}

type ServerWordProps = Omit<Props, 'name' | 'error'> & { error: string }

async function ServerWord({ id, locale, error, limit, label }: ServerWordProps) {
  const { forms } = await messagesFor(locale)
  return (
    <div data-server-word>
      <FieldError id={`${id}-server-word`}>
        {errorSentence(forms.errors, error, limit, label)}
      </FieldError>
    </div>
  )
}
