import type { ProjectState, ProjectSummary } from '@studio/shared/review/projects'
import type { Locale } from '@studio/shared/locales'
import { Badge } from '@/components/ui/badge'
import { translator } from '@/i18n/translator'

/** The color of each status. It is only an addition to the label beside it. */
const PROJECT_TONES = {
  planned: 'plain',
  inProduction: 'pencil',
  inReview: 'signal',
  delivered: 'pencil',
  closed: 'plain',
} as const satisfies Record<ProjectState, 'plain' | 'pencil' | 'signal'>

interface Props {
  project: ProjectSummary
  locale: Locale
}

/** @returns true if each deliverable of the project is paid */
export function isAllPaid({ deliverableCount, paidCount }: ProjectSummary): boolean {
  return deliverableCount > 0 && paidCount === deliverableCount
}

/** Badges with a project's status and milestones. */
export function ProjectBadges({ project, locale }: Props) {
  const t = translator(locale, 'account.portal')
  const { state, isSample, deliverableCount, signedOffCount } = project
  const isAllSigned = deliverableCount > 0 && signedOffCount === deliverableCount
  return (
    <>
      {isSample && <Badge tone="plain">{t('sample')}</Badge>}
      {isAllSigned && <Badge tone="plain">{t('allSigned')}</Badge>}
      {isAllPaid(project) && <Badge tone="plain">{t('paid')}</Badge>}
      <Badge tone={PROJECT_TONES[state]}>{t(`state.${state}`)}</Badge>
    </>
  )
}

/** Numbers of versions and open notes. */
export function ProjectCounts({ project, locale }: Props) {
  const t = translator(locale, 'account.portal')
  const { versionCount, openNotes, deliverableCount, signedOffCount, paidCount } = project
  const isPartlySigned = signedOffCount > 0 && signedOffCount < deliverableCount
  return (
    <>
      <span>{translator(locale, 'account.project')('versions', { count: versionCount })}</span>
      <span>{t('openNotes', { count: openNotes })}</span>
      {isPartlySigned && (
        <span>{t('signedOff', { done: signedOffCount, total: deliverableCount })}</span>
      )}
      {paidCount > 0 && paidCount < deliverableCount && (
        <span>{t('paidCount', { done: paidCount, total: deliverableCount })}</span>
      )}
    </>
  )
}
