import { translator } from '@/i18n/translator'
import type { Job } from '@studio/shared/contracts/subjects/job'
import type { BlockContext } from '@/blocks/context'
import { CallToAction } from '@/blocks/call-to-action/call-to-action'
import { HeroPicture } from '@/blocks/hero/hero-picture'
import { HiringSteps } from './hiring-steps'
import { JobHeader } from './job-header'
import { JobText } from './job-text'
import { JobTest } from './job-test'

interface Props {
  title: string
  job: Job
  context: BlockContext
}

/** An open position: what it is, what to send, and the test to take. */
export function JobPage({ title, job, context }: Props) {
  const t = translator(context.locale, 'jobs')
  const applyHref = job.applyHref ?? `mailto:${context.contact.email}`
  const surface = context.headerTheme === 'dark' ? 'on-ink' : 'on-paper'
  return (
    <>
      <div className={surface}>
        <JobHeader title={title} job={job} applyHref={applyHref} context={context} />
        {job.media && <HeroPicture media={job.media} locale={context.locale} path={context.path} />}
      </div>
      <JobText title={t('about')} text={job.about} context={context} />
      <JobText title={t('tasks')} text={job.tasks} context={context} />
      <JobText title={t('profile')} text={job.profile} context={context} />
      <JobText title={t('offer')} text={job.offer} context={context} />
      <HiringSteps hasTest={job.test !== null} context={context} />
      {job.test && <JobTest test={job.test} context={context} />}
      <CallToAction
        block={{
          type: 'callToAction',
          id: 'apply',
          heading: t('closingTitle'),
          text: t('closingText'),
          actions: [{ label: t('apply'), href: applyHref, isExternal: false, emphasis: 'primary' }],
        }}
      />
    </>
  )
}
