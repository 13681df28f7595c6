'use client'

import { toLocale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { guestPath } from '@studio/shared/routes/account'
import { useId, useState, type ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import type { RoomWords } from '../words'

interface Props {
  /** Secret at the end of the link. */
  secret: string
  words: RoomWords['guests']
  /** Distinguishes the buttons of a list. */
  name?: string
}

/** Copies a guest link's address, or shows it if the browser refuses. */
export function CopyLink({ secret, words, name }: Props) {
  const id = useId()
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle')
  const address = guestAddress(secret)
  const copy = () =>
    void navigator.clipboard
      .writeText(address)
      .then(() => setState('copied'))
      .catch(() => setState('shown'))
  return (
    <>
      <button type="button" className="room-button" aria-label={name} onClick={copy}>
        {words.copy}
      </button>
      <span role="status">{state === 'copied' && words.copied}</span>
      {state === 'shown' && (
        <Field id={id} label={words.copy}>
          {(control) => <AddressField {...control} value={address} ref={selectAll} />}
        </Field>
      )}
    </>
  )
}

/** An address that is selected on focus. */
export function AddressField(props: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      className="control"
      dir="ltr"
      readOnly
      onFocus={({ target }) => target.select()}
    />
  )
}

export function guestAddress(secret: string): string {
  const locale = toLocale(document.documentElement.lang)
  return `${location.origin}${publicPath(locale, guestPath(secret))}`
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus()
}
