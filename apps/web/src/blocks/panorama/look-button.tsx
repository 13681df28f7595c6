interface Props {
  name: string
  /** The path of its sign, in a square of 24. */
  icon: string
  isOn?: boolean
  onPress: () => void
}

export function LookButton({ name, icon, isOn = false, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={`grid size-11 place-items-center border transition-colors hover:border-fg ${isOn ? 'border-signal bg-signal text-ink' : 'border-fg/45'}`}
      onClick={onPress}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden
      >
        <path d={icon} />
      </svg>
    </button>
  )
}
