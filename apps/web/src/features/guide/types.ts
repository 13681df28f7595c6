import type { BlockOf } from '@studio/shared/contracts/blocks'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Messages } from '@/i18n/messages'

export type GuideMoods = BlockOf<'guide'>['moods']

/** What the guide's part in the browser needs of the page. */
export interface GuidePage {
  country: Country
  locale: Locale
  messages: Pick<Messages, 'guide' | 'prices'>
  closeLabel: string
  moods: GuideMoods
  suggestions: string[]
  /** The form that is sent to a person, and what ties a control outside to it. */
  formId: string
}
