import { translator } from '@/i18n/translator'
import type { Job } from '@studio/shared/contracts/subjects/job'
import type { BlockContext } from '@/lib/block-context'
import { HeroPicture } from '@/blocks/hero'
import { ApplicationForm } from './application-form'
import { JobHeader } from './job-header'
import { JobTest } from './job-test'
import { Steps } from '@/blocks/steps'
import type { RichText as RichTextView } from '@studio/shared/contracts/rich-text'
import { RichText } from '@/components/ui/rich-text'
import { Section, Split } from '@/components/ui/section'

interface Props {
  title: string
  job: Job
  context: BlockContext
}

/** An open position: its description, the required documents, and the test. */
export function JobPage({ title, job, context }: Props) {
  const t = translator(context.locale, 'jobs')
  const surface = context.headerTheme === 'dark' ? 'on-ink' : 'on-paper'
  return (
    <>
      <div className={surface}>
        <JobHeader title={title} job={job} context={context} />
        {job.media && <HeroPicture media={job.media} locale={context.locale} path={context.path} />}
      </div>
      <JobText title={t('about')} text={job.about} context={context} />
      <JobText title={t('tasks')} text={job.tasks} context={context} />
      <JobText title={t('profile')} text={job.profile} context={context} />
      <JobText title={t('offer')} text={job.offer} context={context} />
      <HiringSteps hasTest={job.test !== null} context={context} />
      {job.test && <JobTest test={job.test} context={context} />}
      <ApplicationForm role={job.role} context={context} />
    </>
  )
}

interface HiringStepsProps {
  hasTest: boolean
  context: BlockContext
}

/**
 * The studio's hiring process, which has the same three steps for every position that has a test.
 */
function HiringSteps({ hasTest, context }: HiringStepsProps) {
  if (!hasTest) return null
  const t = translator(context.locale, 'jobs')
  const steps = (['portfolio', 'test', 'result'] as const).map((step) => ({
    title: t(`steps.${step}.title`),
    text: t(`steps.${step}.text`),
  }))
  const block = { type: 'steps', id: 'hiring', heading: t('hiring'), intro: null, steps } as const
  return <Steps block={block} context={context} />
}

interface JobTextProps {
  title: string
  text: RichTextView
  context: BlockContext
}

function JobText({ title, text, context }: JobTextProps) {
  if (text.length === 0) return null
  return (
    <Section>
      <div className="border-t-2 border-fg pt-6">
        <Split aside={<h2 className="title-3">{title}</h2>}>
          <RichText content={text} context={context} />
        </Split>
      </div>
    </Section>
  )
}
