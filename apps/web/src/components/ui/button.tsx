import { cva } from 'class-variance-authority'

export const buttonVariants = cva(
  'inline-flex min-h-12 items-center justify-center gap-3 px-6 py-2.5 text-center leading-tight font-semibold no-underline transition-colors',
  {
    variants: {
      emphasis: {
        primary: 'bg-signal text-ink hover:bg-fg hover:text-bg',
        secondary: 'border border-fg/45 text-fg hover:border-fg hover:bg-fg hover:text-bg',
      },
    },
    defaultVariants: { emphasis: 'primary' },
  },
)
