import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

export const buttonVariants = cva(
  'inline-flex min-h-12 items-center justify-center gap-3 py-2.5 text-center leading-tight font-semibold no-underline transition-colors disabled:cursor-not-allowed disabled:border disabled:border-dashed disabled:border-fg/45 disabled:bg-transparent disabled:text-pencil',
  {
    variants: {
      emphasis: {
        primary: 'bg-signal px-6 text-ink not-disabled:pointed:bg-fg not-disabled:pointed:text-bg',
        secondary:
          'border border-fg/45 px-6 text-fg not-disabled:pointed:border-fg not-disabled:pointed:bg-fg not-disabled:pointed:text-bg',
        quiet:
          'px-2 text-fg underline decoration-fg/45 not-disabled:pointed:text-accent not-disabled:pointed:decoration-current disabled:no-underline',
      },
    },
    defaultVariants: { emphasis: 'primary' },
  },
)

interface Props extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** What is being done, while it is: the button keeps its place and its focus. */
  busyLabel?: string
}

export function Button({ emphasis, busyLabel, className = '', children, ...rest }: Props) {
  return (
    <button
      type="button"
      className={`${buttonVariants({ emphasis })} ${className}`}
      {...(busyLabel ? { 'aria-disabled': true } : {})}
      {...rest}
    >
      {busyLabel ?? children}
      {busyLabel && <span className="drawing" aria-hidden />}
    </button>
  )
}
