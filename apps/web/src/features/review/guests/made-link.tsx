'use client'

import { toLocale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { guestPath } from '@studio/shared/routes/account'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { RoomWords } from '../words'

interface Props {
  secret: string
  passphrase: string
  words: RoomWords['guests']
}

/** The address of a link that has just been made: nobody can read it later. */
export function MadeLink({ secret, passphrase, words }: Props) {
  const id = useId()
  const [isCopied, setIsCopied] = useState(false)
  const locale = toLocale(document.documentElement.lang)
  const address = `${location.origin}${publicPath(locale, guestPath(secret))}`
  const copy = () =>
    void navigator.clipboard
      .writeText(address)
      .then(() => setIsCopied(true))
      // Not allowed here: it is selected, to be copied by hand.
      .catch(() => document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)?.select())
  return (
    <div className="guest-made">
      <Field id={id} label={words.made} help={words.madeHelp}>
        {(control) => (
          <input
            {...control}
            className="control"
            dir="ltr"
            readOnly
            data-first-focus
            value={address}
            ref={focusOnce}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <p>
        {words.passphrase}: <bdi className="slate">{passphrase}</bdi>{' '}
        <span className="approval-hint">{words.passphraseHelp}</span>
      </p>
      <div className="approval-buttons">
        <Button onClick={copy}>{words.copy}</Button>
        <span role="status">{isCopied && words.copied}</span>
      </div>
    </div>
  )
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus()
}
