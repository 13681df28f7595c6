import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'select'> {
  options: { value: string; text: string }[]
  /** The first, empty choice. */
  prompt?: string
}

/** The browser's own list: it fits every screen and every way of choosing. */
export function Select({ options, prompt, ...rest }: Props) {
  return (
    <select className="control" {...rest}>
      {prompt && <option value="">{prompt}</option>}
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}
