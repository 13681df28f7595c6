import { PROJECT_TYPES } from '@studio/shared/inquiry/project-types'
import type { Locale } from '@studio/shared/locales'
import { MAIL_WORDS } from '../../platform/mail/words'

const { kinds, projectTypes } = MAIL_WORDS.en

export const KINDS = [
  'contact',
  'inquiry',
  'application',
  'virtualSet',
  'feedback',
  'visit',
] as const

export type SubmissionKind = (typeof KINDS)[number]

export const KIND_OPTIONS = KINDS.map((value) => ({ value, label: kinds[value] ?? value }))

export const PROJECT_TYPE_OPTIONS = PROJECT_TYPES.map((value) => ({
  value,
  label: projectTypes[value] ?? value,
}))

export const STATUS_OPTIONS = [
  { value: 'new', label: 'New' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
  { value: 'spam', label: 'Spam' },
]

/** The label of a message: its project type, or the name of its form. */
export function projectTypeLabel(
  locale: Locale,
  kind: string,
  projectType: string | null | undefined,
): string {
  const { kinds, projectTypes } = MAIL_WORDS[locale]
  return projectTypes[projectType ?? ''] ?? kinds[kind] ?? kind
}
