import { translator } from '@/i18n/translator'
import type { Job } from '@studio/shared/contracts/subjects/job'
import type { BlockContext } from '@/lib/block-context'
import { buttonVariants } from '@/components/ui/button'
import { DayText, FactList } from '@/components/ui/facts'
import { APPLY_ANCHOR } from './application-form'
import { hyphenate } from '@/lib/hyphenate'

interface Props {
  title: string
  job: Job
  context: BlockContext
}

export function JobHeader({ title, job, context }: Props) {
  const t = translator(context.locale, 'jobs')
  const facts = [
    { label: t('location'), value: job.location },
    { label: t('kind'), value: t(`employment.${job.employmentType}`) },
    { label: t('posted'), value: <DayText day={job.postedOn} context={context} /> },
    ...(job.closesOn
      ? [{ label: t('closes'), value: <DayText day={job.closesOn} context={context} /> }]
      : []),
  ]
  return (
    <header className="wrap pt-10 pb-12 md:pt-14 md:pb-14">
      <p className="slate mb-5 text-pencil">{t('eyebrow')}</p>
      <h1 className="title-1 max-w-[10.8em]">{hyphenate(title, context.locale)}</h1>
      <div className="mt-8 grid items-end gap-8 md:mt-10 lg:grid-cols-12">
        <p className="lead max-w-[36rem] lg:col-span-7">{job.summary}</p>
        <p className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <a href={`#${APPLY_ANCHOR}`} className={buttonVariants({ emphasis: 'primary' })}>
            {t('apply')}
          </a>
          {job.test && (
            <a href="#test" className={buttonVariants({ emphasis: 'secondary' })}>
              {t('toTest')}
            </a>
          )}
        </p>
      </div>
      <FactList facts={facts} className="mt-12" />
    </header>
  )
}
