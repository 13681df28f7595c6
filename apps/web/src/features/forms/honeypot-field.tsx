import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'input'> {
  id: string
  label: string
}

/** A field that is hidden from people. Bots fill it in. */
export function HoneypotField({ id, label, ...input }: Props) {
  return (
    <div className="form-trap" aria-hidden>
      <label htmlFor={`${id}-website`}>{label}</label>
      <input
        id={`${id}-website`}
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        {...input}
      />
    </div>
  )
}
