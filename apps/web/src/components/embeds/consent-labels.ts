import type { VideoLink } from '@studio/shared/video-link'
import type { useTranslations } from 'next-intl'
import type { ConsentLabels } from './consent-question'

/** The names of each video provider and of the company that runs its servers. */
export const PROVIDERS = {
  vimeo: { provider: 'Vimeo', company: 'Vimeo' },
  youtube: { provider: 'YouTube', company: 'Google' },
} as const satisfies Record<VideoLink['provider'], object>

/** The question for consent with the provider's names, on the server or in the browser. */
export function consentLabels(
  t: ReturnType<typeof useTranslations<'media'>>,
  provider: VideoLink['provider'],
): ConsentLabels {
  const names = PROVIDERS[provider]
  return {
    question: t('consentQuestion', names),
    explanation: t('consentExplanation', names),
    accept: t('consentAccept'),
    decline: t('consentDecline'),
  }
}
