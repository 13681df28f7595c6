import type { BlockOf } from '@studio/shared/contracts/blocks'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Messages } from '@/i18n/messages'

export type GuideMoods = BlockOf<'guide'>['moods']

/** Data of the page that the guide's scripts need. */
export interface GuidePage {
  country: Country
  locale: Locale
  messages: Pick<Messages, 'guide' | 'prices'>
  closeLabel: string
  moods: GuideMoods
  suggestions: string[]
  /** Id of the contact form, for controls outside of it. */
  formId: string
}
