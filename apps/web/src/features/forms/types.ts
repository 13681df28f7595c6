import type { Contact } from '@studio/shared/contracts/common'
import type { Messages } from '@/i18n/messages'

/** Ways to the studio that need no server of ours. */
export type FallbackContact = Pick<Contact, 'phone' | 'phoneHref' | 'email'>

/** The words of a form that scripts help with. */
export type FormWords = Messages['forms'] & { close: string }

/** What a visitor can be told about a form as a whole. */
export type NewsKind = keyof Messages['forms']['news'] | 'thanks'

/** What a form that came back shows again: see `native/`. */
export interface FormState {
  values: Record<string, string>
  errors: Record<string, string>
  news: Exclude<NewsKind, 'thanks'>
}
