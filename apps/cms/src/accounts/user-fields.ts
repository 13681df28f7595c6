import { LOCALES, LOCALE_NAMES, isLocale } from '@studio/shared/locales'
import type { Field } from 'payload'
import { nobody } from '../access/nobody'

const moment = (name: string, label: string): Field => ({
  name,
  label,
  type: 'date',
  access: { update: nobody },
  admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
})

/** What a client's account has besides a name; staff leave most of it empty. */
export const clientFields: Field[] = [
  { name: 'company', type: 'text', maxLength: 160 },
  {
    name: 'locale',
    label: 'Language of mails',
    type: 'text',
    validate: (value: unknown) =>
      !value || isLocale(value) || `One of ${LOCALES.join(', ')}: ${Object.values(LOCALE_NAMES).join(', ')}.`,
    admin: { description: 'en, ar or de; English if empty.' },
  },
  { name: 'receivesUpdates', label: 'Asked for updates', type: 'checkbox' },
  {
    ...moment('verifiedAt', 'Mailbox confirmed'),
    admin: {
      readOnly: true,
      date: { pickerAppearance: 'dayAndTime' },
      description: 'A client logs in only after that. Staff need not confirm theirs.',
    },
  } as Field,
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
