import type { ComponentProps } from 'react'

/** Grows with its text where the browser can. */
export function Textarea(props: ComponentProps<'textarea'>) {
  return <textarea dir="auto" rows={4} className="control" {...props} />
}
