'use client'

import { Button, toast } from '@payloadcms/ui'
import { useWords } from '../../../platform/admin-language/use-words'
import { accountWords } from './words'

/** Mails users who log in without a password a code, which they type in place of the password. */
export function MailCodeButton() {
  const { CODE_TEXTS } = useWords(accountWords)
  const send = async () => {
    const answer = await fetch('/api/users/confirmation-code', { method: 'POST' }).catch(() => null)
    if (answer?.ok) toast.success(CODE_TEXTS.sent)
    else toast.error(answer?.status === 429 ? CODE_TEXTS.tooMany : CODE_TEXTS.failed)
  }
  return (
    <p className="mail-code field-description">
      {CODE_TEXTS.lead}{' '}
      <Button buttonStyle="none" margin={false} onClick={() => void send()}>
        {CODE_TEXTS.send}
      </Button>
    </p>
  )
}
