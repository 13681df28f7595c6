import { translator } from '@/i18n/translator'
import type { Job } from '@studio/shared/contracts/subjects/job'
import type { BlockContext } from '@/lib/block-context'
import { HeroPicture } from '@/blocks/hero'
import { ApplicationForm } from './application-form'
import { HiringSteps } from './hiring-steps'
import { JobHeader } from './job-header'
import { JobText } from './job-text'
import { JobTest } from './job-test'

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
