'use client'

import { useState } from 'react'
import { replySchema, type Message } from '@studio/shared/api/conversation'
import { replyToMessage } from '@studio/shared/api/conversation'
import { callApi } from '@/api/client/call-api'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/text-input'
import { useContractForm } from '@/features/forms/use-contract-form'
import type { Messages } from '@/i18n/messages'
import { dropDraft } from '@/lib/draft-store'
import { AccountForm } from '@/features/account/forms/account-form'
import { useTypedDraft } from '@/features/account/forms/drafts'
import type { FormWords } from '@/features/account/forms/form-words'
import { errorText } from '@/features/account/forms/error-text'
import { fieldId, useAccountForm } from '@/features/account/forms/use-account-form'

interface Props {
  words: FormWords
  own: Pick<Messages['account']['message'], 'reply' | 'replyHelp' | 'submit' | 'done' | 'tooLong'>
  reference: string
  onSent: (message: Message) => void
}

/**
 * A form for a reply. Its field has no maximum length, so that pasted text is not cut. A text that
 * is too long is refused with a message.
 */
export function ReplyForm({ words, own, reference, onSent }: Props) {
  const [isSent, setIsSent] = useState(false)
  const form = useContractForm(replySchema)
  const name = `reply ${reference}`
  const state = useAccountForm({
    form,
    send: (body) => callApi(replyToMessage, { parameters: { reference }, body }),
    isMember: true,
    draft: useTypedDraft(form, name),
    onDone: (message, sent) => {
      setIsSent(true)
      onSent(message)
      // Text that was typed while the reply was being sent stays in the field.
      if (form.getValues('text').trim() !== sent.text) return
      form.reset({ text: '' })
      dropDraft(name)
    },
  })
  const code = form.formState.errors.text?.message
  const errors = { ...words.errors, tooLong: own.tooLong }
  return (
    <AccountForm
      words={words}
      state={{ ...state, isKept: state.isKept && !isSent }}
      submitLabel={own.submit}
      done={isSent && !state.isBusy && own.done}
    >
      <Field
        id={fieldId('text')}
        label={own.reply}
        help={own.replyHelp}
        isRequired
        {...(code ? { error: errorText(errors, code) } : {})}
      >
        {(control) => <Textarea {...control} rows={6} {...form.register('text')} />}
      </Field>
    </AccountForm>
  )
}
