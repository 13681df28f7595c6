import { publicPath } from '@studio/shared/paths'
import type { BlockContext } from '@/lib/block-context'
import { Section, SectionHeading, Split } from '@/components/ui/section'
import { SiteForm } from '@/features/forms/site-form'
import { translator } from '@/i18n/translator'

/** The fragment to which “Apply now” links. */
export const APPLY_ANCHOR = 'apply'

interface Props {
  /** The last segment of the job's path, by which the inbox identifies the job. */
  role: string
  context: BlockContext
}

/** The first step of an application: a link to a portfolio, and optionally a file. */
export function ApplicationForm({ role, context }: Props) {
  const { country, locale, contact, path } = context
  const t = translator(locale, 'jobs')
  return (
    <Section id={APPLY_ANCHOR} surface="blue">
      <Split aside={<SectionHeading heading={t('closingTitle')} intro={t('closingText')} />}>
        <SiteForm
          draftName={`form application ${role}`}
          form="application"
          id="application"
          from={publicPath(locale, path)}
          hidden={{ job: role }}
          {...{ country, locale, contact }}
        />
      </Split>
    </Section>
  )
}
