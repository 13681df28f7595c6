import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

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

export function SectionHeading({
  heading,
  intro,
}: {
  heading: string | null
  intro?: string | null
}) {
  if (!heading && !intro) return null
  return (
    <div className="max-w-[34rem]">
      {heading && <h2 className="title-2">{heading}</h2>}
      {intro && <p className="mt-4 text-pencil">{intro}</p>}
    </div>
  )
}

export function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="split">
      <div>{aside}</div>
      <div>{children}</div>
    </div>
  )
}
