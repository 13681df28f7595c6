import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

const sectionVariants = cva('band', {
  variants: { surface: { paper: 'on-paper', ink: 'on-ink', blue: 'on-blue' } },
  defaultVariants: { surface: 'paper' },
})

type Props = ComponentProps<'section'> & VariantProps<typeof sectionVariants>

export function Section({ surface, children, ...rest }: Props) {
  return (
    <section className={sectionVariants({ surface })} data-slot="section" {...rest}>
      <div className="wrap">{children}</div>
    </section>
  )
}
