import { Chevron } from './icons'

interface Props {
  /** Id of the level to close. */
  level: string
  label: string
  back: string
}

/** Returns to the previous menu level on small screens. */
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
