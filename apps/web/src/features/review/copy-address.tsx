'use client'

import { useId, useState, type ComponentProps } from 'react'
import { Field } from '@/components/ui/field'

interface Props {
  address: string
  /** The button's label. */
  copy: string
  /** The message that the button shows after it has copied the address. */
  copied: string
  /**
   * The label of the address field, which appears if the browser does not let the page copy the
   * address.
   */
  label: string
  /** A name that distinguishes the buttons of a list. */
  name?: string
}

/** A button that copies an address, or shows it if the browser refuses. */
export function CopyAddress({ address, copy, copied, label, name }: Props) {
  const id = useId()
  const [state, setState] = useState<'copied' | 'refused' | null>(null)
  const write = () =>
    void navigator.clipboard
      .writeText(address)
      .then(() => setState('copied'))
      .catch(() => setState('refused'))
  return (
    <>
      <button type="button" className="room-button" aria-label={name} onClick={write}>
        {copy}
      </button>
      <span role="status" className="note-state">
        {state === 'copied' && copied}
      </span>
      {state === 'refused' && (
        <Field id={id} label={label}>
          {(control) => <AddressField {...control} value={address} ref={focus} />}
        </Field>
      )}
    </>
  )
}

/** A field with an address, which is selected on focus. */
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

function focus(input: HTMLInputElement | null): void {
  input?.focus()
}
