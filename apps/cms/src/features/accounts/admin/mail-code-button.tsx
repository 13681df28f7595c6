'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { accountWords } from './words'

/**
 * Mails users who log in without a password a code, which they type in place of the password. The
 * result stands below the button, because a dialog covers Payload's messages.
 */
export function MailCodeButton() {
  const { CODE_TEXTS } = useWords(accountWords)
  const [result, setResult] = useState('')
  const send = async () => {
    const answer = await fetch('/api/users/confirmation-code', { method: 'POST' }).catch(() => null)
    if (answer?.ok) setResult(CODE_TEXTS.sent)
    else setResult(answer?.status === 429 ? CODE_TEXTS.tooMany : CODE_TEXTS.failed)
  }
  return (
    <div className="mail-code field-description">
      {CODE_TEXTS.lead}{' '}
      <Button buttonStyle="none" margin={false} onClick={() => void send()}>
        {CODE_TEXTS.send}
      </Button>
      <p aria-live="polite">{result}</p>
    </div>
  )
}
