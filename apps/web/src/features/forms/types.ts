import type { Contact } from '@studio/shared/contracts/common'
import type { Messages } from '@/i18n/messages'

/** Ways to the studio that need no server of ours. */
export type FallbackContact = Pick<Contact, 'phone' | 'phoneHref' | 'email'>

/** The words of a form that scripts help with. */
export type FormWords = Messages['forms'] & { close: string }
