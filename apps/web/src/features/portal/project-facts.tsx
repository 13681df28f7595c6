import { publicPath } from '@studio/shared/paths'
import type { Project } from '@studio/shared/review/projects'
import { pathOf } from '@studio/shared/routes/manifest'
import { DayText } from '@/components/ui/facts'
import { TextLink } from '@/components/ui/text-link'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import type { ReactNode } from 'react'
import { isAllPaid, ProjectBadges, ProjectCounts } from './project-standing'

interface Props {
  project: Project
  address: Address
}

/** Status, next step and people of a project. */
export function ProjectFacts({ project, address }: Props) {
  const { locale } = address
  const t = translator(locale, 'account.project')
  const { nextDate, nextStep, contact, members, role } = project
  return (
    <section className="mb-12 border-t border-rule pt-5">
      <p className="mb-3 flex flex-wrap gap-2">
        <ProjectBadges project={project} locale={locale} />
      </p>
      <p className="slate mb-6 flex flex-wrap gap-x-5 text-pencil">
        <ProjectCounts project={project} locale={locale} />
      </p>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {nextStep && (
          <Fact label={t('next')}>
            <span dir="auto">{nextStep}</span>
          </Fact>
        )}
        {nextDate && (
          <Fact label={t('date')}>
            <DayText day={nextDate} context={address} />
          </Fact>
        )}
        {contact && (
          <Fact label={t('contact')}>
            <bdi>{contact.name}</bdi>
            <br />
            <TextLink href={`mailto:${contact.email}`}>
              <bdi className="break-words">{contact.email}</bdi>
            </TextLink>
          </Fact>
        )}
        {isAllPaid(project) && role !== 'studio' && (
          <Fact label={t('payment')}>{t.rich('owned', { terms: termsLink(locale) })}</Fact>
        )}
        {members.length > 0 && (
          <Fact label={t('members')}>
            <ul>
              {members.map(({ id, name, isYou, role, isInvited }) => (
                <li key={id} className="break-words">
                  <bdi>{name}</bdi>
                  {isYou && ` (${t('you')})`}
                  <span className="text-pencil">
                    {` · ${t(`roles.${role}`)}`}
                    {isInvited && ` · ${t('invited')}`}
                  </span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function termsLink(locale: Address['locale']) {
  return function TermsLink(text: ReactNode) {
    return <TextLink href={publicPath(locale, pathOf('terms'))}>{text}</TextLink>
  }
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="slate text-pencil">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
