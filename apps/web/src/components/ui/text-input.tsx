import type { ComponentProps } from 'react'

/** Takes the direction of what is typed into it. */
export function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" dir="auto" className="control" {...props} />
}

/** Grows with its text where the browser can. */
export function Textarea(props: ComponentProps<'textarea'>) {
  return <textarea dir="auto" rows={4} className="control" {...props} />
}
