import { publicPath } from '@studio/shared/paths'
import type { ProjectSummary } from '@studio/shared/review/projects'
import { projectPath } from '@studio/shared/routes/account'
import { DayText } from '@/components/ui/facts'
import { TextLink } from '@/components/ui/text-link'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import { ProjectBadges, ProjectCounts } from './project-standing'

interface Props {
  projects: readonly ProjectSummary[]
  address: Address
}

/** Projects with their next step and the number of open questions. */
export function ProjectList({ projects, address }: Props) {
  const { locale } = address
  const t = translator(locale, 'account.portal')
  return (
    <section className="mb-14">
      <h2 className="title-3 mb-5">{t('projects')}</h2>
      {projects.length === 0 ? (
        <p className="max-w-[34rem] text-pencil">{t('noProjectsText')}</p>
      ) : (
        <ul className="border-t border-rule">
          {projects.map((project) => (
            <Item key={project.id} project={project} address={address} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Item({ project, address }: { project: ProjectSummary; address: Address }) {
  const { locale } = address
  const t = translator(locale, 'account.portal')
  const { id, title, nextDate, nextStep } = project
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-rule py-5 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h3 className="text-lead leading-snug font-semibold break-words">
          <TextLink href={publicPath(locale, projectPath(id))}>
            <bdi>{title}</bdi>
          </TextLink>
        </h3>
        {nextStep && (
          <p className="mt-1 break-words" dir="auto">
            {nextStep}
          </p>
        )}
        <p className="slate mt-2 flex flex-wrap gap-x-5 text-pencil">
          <ProjectCounts project={project} locale={locale} />
          {nextDate && (
            <span>
              {t('next')} <DayText day={nextDate} context={address} />
            </span>
          )}
        </p>
      </div>
      <p className="flex flex-wrap items-start gap-2 sm:justify-end">
        <ProjectBadges project={project} locale={locale} />
      </p>
    </li>
  )
}
