import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  name: string
  /** Path of a line icon on a square of 24. */
  icon: string
  /** Whether the icon is mirrored in right-to-left languages. */
  isMirrored?: boolean
}

export function IconButton({ name, icon, isMirrored = false, ...rest }: Props) {
  return (
    <button type="button" aria-label={name} title={name} className="set-icon-button" {...rest}>
      <svg
        viewBox="0 0 24 24"
        className={isMirrored ? 'set-icon set-icon-mirrored' : 'set-icon'}
        aria-hidden
      >
        <path d={icon} />
      </svg>
    </button>
  )
}
