import { Section, SectionHeading } from '@/components/ui/section'
import type { BlockProps } from '@/lib/block-context'

export function Steps({ block: { anchor, heading, intro, steps } }: BlockProps<'steps'>) {
  return (
    <Section id={anchor} surface="ink">
      <SectionHeading heading={heading} intro={intro} />
      <ol className="steps mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="pt-5">
            <span className="slate text-pencil" aria-hidden>
              {index + 1}
            </span>
            <h3 className="title-3 mt-1">{title}</h3>
            <p className="mt-3 max-w-[26rem] text-pencil">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
