import type { VideoLink } from '@studio/shared/video-link'
import type { Messages } from '@/i18n/messages'
import type { ConsentLabels } from './consent-question'

/** Who shows the video, and whose servers send it. */
export const PROVIDERS = {
  vimeo: { provider: 'Vimeo', company: 'Vimeo' },
  youtube: { provider: 'YouTube', company: 'Google' },
} as const satisfies Record<VideoLink['provider'], object>

type Words = Pick<
  Messages['media'],
  'consentQuestion' | 'consentExplanation' | 'consentAccept' | 'consentDecline'
>

/** The question's words in the browser, where they come without the library that fills in names. */
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
