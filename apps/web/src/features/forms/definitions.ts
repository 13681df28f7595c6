export type FieldKind = 'text' | 'email' | 'tel' | 'url' | 'select' | 'textarea' | 'checkbox'

/** The words of a field, in the messages under `forms.fields`. */
type FieldWord =
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'email'
  | 'phone'
  | 'telephone'
  | 'company'
  | 'projectType'
  | 'serviceInterest'
  | 'message'
  | 'requirements'
  | 'setIdea'
  | 'portfolio'
  | 'coverLetter'
  | 'updates'

export interface FieldDefinition {
  name: string
  kind: FieldKind
  word: FieldWord
  isRequired: boolean
  max?: number
  autoComplete?: string
  /** Takes the whole line where there is room for two. */
  isWide?: boolean
}

export interface FormDefinition {
  /** Below `/api`: where it is sent. */
  path: `/${string}`
  fields: readonly FieldDefinition[]
  /** What the page knows and the visitor need not type. */
  hidden: readonly string[]
  /** The words of the one file that it may bring along. */
  file: 'applicationFile' | 'setFile' | null
  /** One inquiry for one attempt, however often it is sent. */
  isIdempotent: boolean
  /** Whether open forms' guards against programs go with it. */
  isGuarded: boolean
  /** A receipt with the confirmation dialog, or a line that goes away by itself, or stays. */
  thanks: 'dialog' | 'passing' | 'lasting'
}

const email = {
  name: 'email',
  kind: 'email',
  word: 'email',
  isRequired: true,
  max: 254,
  autoComplete: 'email',
} as const

const phone = {
  name: 'phone',
  kind: 'tel',
  word: 'phone',
  isRequired: false,
  max: 40,
  autoComplete: 'tel',
} as const

const company = {
  name: 'company',
  kind: 'text',
  word: 'company',
  isRequired: false,
  max: 160,
  autoComplete: 'organization',
} as const

const name = {
  name: 'name',
  kind: 'text',
  word: 'name',
  isRequired: true,
  max: 120,
  autoComplete: 'name',
} as const

const message = {
  name: 'message',
  kind: 'textarea',
  isRequired: true,
  max: 5_000,
  isWide: true,
} as const

const projectType = { name: 'project_type', kind: 'select', isRequired: true } as const

const inquiryLike = { file: null, isIdempotent: true, isGuarded: true, thanks: 'dialog' } as const

const linkLike = {
  fields: [],
  hidden: ['id'],
  file: null,
  isIdempotent: false,
  isGuarded: false,
  thanks: 'lasting',
} as const

/** Every form of the site. What they may hold is said by the contracts; a test compares the two. */
export const FORMS = {
  contact: {
    path: '/contact',
    fields: [
      {
        name: 'first_name',
        kind: 'text',
        word: 'firstName',
        isRequired: true,
        max: 80,
        autoComplete: 'given-name',
      },
      {
        name: 'last_name',
        kind: 'text',
        word: 'lastName',
        isRequired: true,
        max: 80,
        autoComplete: 'family-name',
      },
      email,
      phone,
      company,
      { ...projectType, word: 'projectType' },
      { ...message, word: 'message' },
      {
        name: 'receives_updates',
        kind: 'checkbox',
        word: 'updates',
        isRequired: false,
        isWide: true,
      },
    ],
    hidden: ['country'],
    ...inquiryLike,
  },
  inquiry: {
    path: '/inquiry',
    fields: [
      { ...projectType, word: 'serviceInterest' },
      email,
      { ...phone, word: 'telephone' },
      company,
      { ...message, word: 'requirements' },
    ],
    hidden: ['country', 'page'],
    ...inquiryLike,
  },
  application: {
    path: '/application',
    fields: [
      name,
      email,
      phone,
      { name: 'portfolio', kind: 'url', word: 'portfolio', isRequired: true, max: 500 },
      { ...message, word: 'coverLetter', isRequired: false },
    ],
    hidden: ['country', 'job'],
    ...inquiryLike,
    file: 'applicationFile',
  },
  virtualSet: {
    path: '/virtual-set',
    fields: [name, company, email, phone, { ...message, word: 'setIdea' }],
    hidden: ['country'],
    ...inquiryLike,
    file: 'setFile',
  },
  newsletter: {
    path: '/mail-signup',
    fields: [email],
    hidden: [],
    file: null,
    isIdempotent: false,
    isGuarded: true,
    thanks: 'passing',
  },
  newsletterConfirm: { path: '/mail-signup/confirm', ...linkLike },
  newsletterEnd: { path: '/mail-signup/end', ...linkLike },
} as const satisfies Record<string, FormDefinition>

export type FormName = keyof typeof FORMS

export function isFormName(value: string): value is FormName {
  return Object.hasOwn(FORMS, value)
}

export function definitionOf(form: FormName): FormDefinition {
  return FORMS[form]
}
