import { Chevron } from './icons'

interface Props {
  /** The id of the level that the button closes. */
  level: string
  label: string
  back: string
}

/** A button that returns to the previous level of the menu on small screens. */
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
