import { Chevron } from './icons'

interface Props {
  /** The level that it closes. */
  level: string
  label: string
  back: string
}

/** On small screens, from a level of the menu to the one before. */
export function BackButton({ level, label, back }: Props) {
  return (
    <button
      type="button"
      popoverTarget={level}
      popoverTargetAction="hide"
      data-first
      className="menu-back"
    >
      <Chevron points="back" />
      <span className="sr-only">{back}</span>
      {label}
    </button>
  )
}
