import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

/** Its looks are in `styles/components.css`. */
export const buttonVariants = cva('btn', {
  variants: {
    emphasis: { primary: 'btn-primary', secondary: 'btn-secondary', quiet: 'btn-quiet' },
  },
  defaultVariants: { emphasis: 'primary' },
})

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
