import type { ComponentProps } from 'react'

/** Takes the direction of what is typed into it. */
export function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" dir="auto" className="control" {...props} />
}
