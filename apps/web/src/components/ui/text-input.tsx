import type { ComponentProps } from 'react'

/** Types whose text runs from left to right in every language. */
const LEFT_TO_RIGHT: readonly string[] = ['email', 'tel', 'url']

/** A text input whose direction follows the typed text. */
export function TextInput({ type = 'text', ...props }: ComponentProps<'input'>) {
  const dir = LEFT_TO_RIGHT.includes(type) ? 'ltr' : 'auto'
  return <input type={type} dir={dir} className="control" {...props} />
}

/** A text area that grows with its text in browsers with `field-sizing`. */
export function Textarea(props: ComponentProps<'textarea'>) {
  return <textarea dir="auto" rows={4} className="control" {...props} />
}
