import type { VideoLink } from '@studio/shared/video-link'
import type { Messages } from '@/i18n/messages'
import type { ConsentLabels } from './consent-question'

/** The names of each video provider and of the company that runs its servers. */
export const PROVIDERS = {
  vimeo: { provider: 'Vimeo', company: 'Vimeo' },
  youtube: { provider: 'YouTube', company: 'Google' },
} as const satisfies Record<VideoLink['provider'], object>

type Words = Pick<
  Messages['media'],
  'consentQuestion' | 'consentExplanation' | 'consentAccept' | 'consentDecline'
>

/**
 * Fills the provider's names into the messages, because the browser has no message library there.
 */
export function consentLabels(words: Words, provider: VideoLink['provider']): ConsentLabels {
  const names: Record<string, string> = PROVIDERS[provider]
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (mark, name: string) => names[name] ?? mark)
  return {
    question: fill(words.consentQuestion),
    explanation: fill(words.consentExplanation),
    accept: words.consentAccept,
    decline: words.consentDecline,
  }
}
