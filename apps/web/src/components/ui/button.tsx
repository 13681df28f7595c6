import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

/** The variants of a button. Their styles are in `styles/components.css`. */
export const buttonVariants = cva('btn', {
  variants: {
    emphasis: { primary: 'btn-primary', secondary: 'btn-secondary', quiet: 'btn-quiet' },
  },
  defaultVariants: { emphasis: 'primary' },
})

interface Props extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** The label while the action runs. The button keeps its size and its focus. */
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
