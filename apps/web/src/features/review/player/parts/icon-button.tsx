import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'button'> {
  name: string
  /** Path of a line icon on a square of 24. */
  icon: string
  /** Whether the icon is filled instead of outlined. */
  isSolid?: boolean
  /** Whether a toggle button is on. */
  isOn?: boolean
  /** The key of the same command, in the format of `aria-keyshortcuts`. */
  shortcut?: string
}

export function IconButton({
  name,
  icon,
  isSolid = false,
  isOn,
  shortcut,
  className = '',
  ...rest
}: Props) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isOn}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${name} (${shortcut})` : name}
      className={`player-button ${className}`}
      {...rest}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill={isSolid ? 'currentColor' : 'none'}
        stroke={isSolid ? 'none' : 'currentColor'}
        strokeWidth="2"
        aria-hidden
      >
        <path d={icon} />
      </svg>
    </button>
  )
}
