import { LOCALES, isLocale } from '@studio/shared/locales'
import type { Field } from 'payload'
import { nobody } from '../access/nobody'

/** When something was done, written by the site alone. */
function moment(name: string, label: string, description?: string): Field {
  return {
    name,
    label,
    type: 'date',
    access: { update: nobody },
    admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' }, description },
  }
}

/** What a client's account has besides a name; staff leave most of it empty. */
export const clientFields: Field[] = [
  { name: 'company', type: 'text', maxLength: 160 },
  {
    name: 'locale',
    label: 'Language of mails',
    type: 'text',
    validate: (value: unknown) => !value || isLocale(value) || `One of ${LOCALES.join(', ')}.`,
    admin: { description: 'en, ar or de; English if empty.' },
  },
  { name: 'receivesUpdates', label: 'Asked for updates', type: 'checkbox' },
  moment(
    'verifiedAt',
    'Mailbox confirmed',
    'A client logs in only after that. Staff need not confirm theirs.',
  ),
  {
    name: 'consents',
    label: 'What was agreed to',
    type: 'group',
    admin: { description: 'When the person confirmed each of it, registering.' },
    fields: [
      moment('adultAt', '18 or older'),
      moment('termsAt', 'Terms and conditions'),
      moment('companyAuthorityAt', 'May register for the company'),
      moment('updatesAt', 'Updates by mail'),
    ],
  },
]
