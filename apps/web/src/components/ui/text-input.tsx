import type { ComponentProps } from 'react'

/** Addresses and numbers run from left to right in every language; their kinds have a type of their own. */
const LEFT_TO_RIGHT: readonly string[] = ['email', 'tel', 'url']

/** Takes the direction of what is typed into it. */
export function TextInput({ type = 'text', ...props }: ComponentProps<'input'>) {
  const dir = LEFT_TO_RIGHT.includes(type) ? 'ltr' : 'auto'
  return <input type={type} dir={dir} className="control" {...props} />
}

/** Grows with its text where the browser can. */
export function Textarea(props: ComponentProps<'textarea'>) {
  return <textarea dir="auto" rows={4} className="control" {...props} />
}
