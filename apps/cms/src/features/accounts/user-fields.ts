import { MAX_PASSWORD_LENGTH } from '@studio/shared/contracts/fields'
import { isLocale, LOCALES } from '@studio/shared/locales'
import { REVIEW_MAIL_CHOICES, type ReviewMailChoice } from '@studio/shared/review/review-mail'
import type { Field } from 'payload'
import { isStaff } from '../../platform/access/roles'
import { nobody, selfOrAdminsField } from '../../platform/access/rules'
import { LANGUAGE_OPTIONS } from '../../platform/localization'

const access = { read: selfOrAdminsField }

const REVIEW_MAIL_NAMES: Record<ReviewMailChoice, string> = {
  atOnce: 'Immediately',
  daily: 'Once a day',
  never: 'Never',
}

/** A field for a timestamp that only the site's own code sets. */
function moment(name: string, label: string, description?: string): Field {
  return {
    name,
    label,
    type: 'date',
    access: { ...access, update: nobody },
    admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' }, description },
  }
}

/**
 * A virtual field for the user's own current password, or a code. It is checked when a staff account
 * is created and when an email address, a password or a role changes, and never stored.
 */
export const currentPasswordField: Field = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  maxLength: MAX_PASSWORD_LENGTH,
  admin: {
    components: { Field: '/features/accounts/admin/current-password#CurrentPassword' },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
}

/** Additional fields of clients' accounts, which are mostly empty for staff. */
export const clientFields: Field[] = [
  { name: 'company', type: 'text', maxLength: 160, access },
  {
    name: 'locale',
    label: 'Email language',
    type: 'text',
    validate: (value: unknown) => !value || isLocale(value) || `One of ${LOCALES.join(', ')}.`,
    access,
    admin: {
      description: 'English if none is chosen.',
      components: {
        Field: '/platform/fields/admin/language-choice#LanguageChoice',
        Cell: '/platform/fields/admin/language-choice#LanguageCell',
      },
    },
  },
  {
    name: 'reviewMail',
    label: 'Emails about notes and versions',
    type: 'select',
    defaultValue: 'atOnce' satisfies ReviewMailChoice,
    options: REVIEW_MAIL_CHOICES.map((value) => ({ value, label: REVIEW_MAIL_NAMES[value] })),
    access,
    admin: { description: 'For projects the person is part of. Immediately if empty.' },
  },
  { name: 'receivesUpdates', label: 'Asked for updates', type: 'checkbox', access },
  moment(
    'verifiedAt',
    'Email confirmed',
    'Clients can log in only after that. Staff don’t need to confirm theirs.',
  ),
  {
    name: 'consents',
    label: 'What the person agreed to',
    type: 'group',
    access,
    admin: { description: 'When each item was confirmed during registration.' },
    fields: [
      moment('adultAt', '18 or older'),
      moment('termsAt', 'Terms and conditions'),
      moment('companyAuthorityAt', 'May register for the company'),
      moment('updatesAt', 'Updates by email'),
    ],
  },
]

/** Settings that only staff have. */
export const staffFields: Field[] = [
  {
    name: 'workListLanguages',
    label: 'Work list for translators by email',
    type: 'select',
    hasMany: true,
    options: LANGUAGE_OPTIONS,
    access,
    admin: {
      condition: (_, user) => isStaff(user),
      description:
        'The languages whose outdated, missing and unpublished texts are mailed, once a day. None means no email.',
    },
  },
]

export const accessFields: Field[] = [
  moment('invitedAt', 'Invited', 'Empty once they have chosen a password.'),
  {
    name: 'access',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/features/accounts/second-factor/admin/access-panel#AccessPanel' },
    },
  },
]

export const sessionPanel: Field = {
  name: 'sessionPanel',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/features/accounts/sessions/admin/session-panel#SessionPanel' },
  },
}
