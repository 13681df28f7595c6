import { translator } from '@/i18n/translator'
import { AnyLink } from '@/components/ui/any-link'
import { Arrow } from '@/components/ui/marks'
import { Section, SectionHeading } from '@/components/ui/section'
import type { BlockProps } from '@/lib/block-context'

export function JobList({ block, context }: BlockProps<'jobList'>) {
  const t = translator(context.locale, 'jobs')
  const { heading, intro, jobs } = block
  const Title = heading ? 'h3' : 'h2'
  return (
    <Section id={block.anchor}>
      <SectionHeading heading={heading} intro={intro} />
      {jobs.length === 0 && <p className="lead mt-8">{t('empty')}</p>}
      {jobs.length > 0 && (
        <ul className="mt-10 border-b border-rule">
          {jobs.map(({ href, title, summary, location, employmentType }) => (
            <li
              key={href}
              className="group relative grid gap-x-8 gap-y-2 border-t border-rule py-6 transition-colors hover:bg-blue hover:text-ink md:grid-cols-12 md:items-center md:py-8"
            >
              <Title className="title-3 transition-transform group-hover:translate-x-3 md:col-span-4 rtl:group-hover:-translate-x-3">
                <AnyLink href={href} className="whole-link">
                  {title}
                </AnyLink>
              </Title>
              <p className="max-w-[34rem] text-pencil group-hover:text-ink md:col-span-4">
                {summary}
              </p>
              <p className="slate text-pencil group-hover:text-ink md:col-span-3">
                <span className="block">{location}</span>
                <span className="block">{t(`employment.${employmentType}`)}</span>
              </p>
              <span className="hidden justify-self-end md:col-span-1 md:block">
                <Arrow />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
