import type { ComponentProps } from 'react'

interface Option {
  value: string
  text: string
}

interface Props extends ComponentProps<'select'> {
  options?: Option[]
  /** Options in groups with a heading. A group without options is left out. */
  groups?: { label: string; options: Option[] }[]
  /** The text of the first choice, which is empty. */
  prompt?: string
}

/** The browser's own list of options, which works on every screen and with every input device. */
export function Select({ options = [], groups = [], prompt, ...rest }: Props) {
  return (
    <select className="control" {...rest}>
      {prompt && <option value="">{prompt}</option>}
      {options.map(optionOf)}
      {groups.map(
        ({ label, options: below }) =>
          below.length > 0 && (
            <optgroup key={label} label={label}>
              {below.map(optionOf)}
            </optgroup>
          ),
      )}
    </select>
  )
}

function optionOf({ value, text }: Option) {
  return (
    <option key={value} value={value}>
      {text}
    </option>
  )
}
