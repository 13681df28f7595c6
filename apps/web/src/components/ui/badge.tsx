import type { ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

const badgeVariants = cva('slate inline-flex items-center gap-2 px-2.5 py-0.5', {
  variants: {
    tone: {
      plain: 'border border-fg/45 text-fg',
      signal: 'bg-signal font-semibold text-ink',
      alert: 'border border-alert font-semibold text-alert',
      pencil: 'bg-blue text-ink',
    },
  },
  defaultVariants: { tone: 'plain' },
})

interface Props extends VariantProps<typeof badgeVariants> {
  children: ReactNode
}

export function Badge({ tone, children }: Props) {
  return <span className={badgeVariants({ tone })}>{children}</span>
}
