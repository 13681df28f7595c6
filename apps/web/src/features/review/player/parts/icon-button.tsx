import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'button'> {
  name: string
  /** Path of a line icon on a square of 24. */
  icon: string
  /** Whether the icon is filled. */
  isSolid?: boolean
  /** State of a toggle button. */
  isOn?: boolean
  /** Key of the same command, as in `aria-keyshortcuts`. */
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
