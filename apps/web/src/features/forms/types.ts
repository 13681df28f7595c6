import type { Contact } from '@studio/shared/contracts/common'
import type { Messages } from '@/i18n/messages'

/** The studio's phone and email, which work without a server. */
export type FallbackContact = Pick<Contact, 'phone' | 'phoneHref' | 'email'>

/** The results that concern a form as a whole. */
export type NewsKind = keyof Messages['forms']['news'] | 'thanks'

/** The state of a rejected form: see `native/`. */
export interface FormState {
  values: Record<string, string>
  errors: Record<string, string>
  news: Exclude<NewsKind, 'thanks'>
}
