import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'input'> {
  id: string
  label: string
}

/** Out of sight and out of reach for people; programs fill in whatever there is. */
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
