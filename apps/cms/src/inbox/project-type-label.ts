import type { Locale } from '@studio/shared/locales'
import { MAIL_WORDS } from '../mail/words'

/** What a message is about, in a few words: its project type, or else its form. */
export function projectTypeLabel(
  locale: Locale,
  kind: string,
  projectType: string | null | undefined,
): string {
  const { kinds, projectTypes } = MAIL_WORDS[locale]
  return projectTypes[projectType ?? ''] ?? kinds[kind] ?? kind
}
