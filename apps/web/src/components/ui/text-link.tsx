import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { AnyLink } from './any-link'
import { Arrow } from './marks'

const linkVariants = cva('font-semibold transition-colors', {
  variants: {
    kind: {
      inline: 'text-accent pointed:decoration-[0.14em]',
      onward: 'inline-flex min-h-11 items-center gap-3 text-fg no-underline pointed:text-accent',
    },
  },
  defaultVariants: { kind: 'inline' },
})

type Props = ComponentProps<typeof AnyLink> & VariantProps<typeof linkVariants>

export function TextLink({ kind, children, ...rest }: Props) {
  return (
    <AnyLink {...rest} className={linkVariants({ kind })}>
      {children}
      {kind === 'onward' && <Arrow />}
    </AnyLink>
  )
}
