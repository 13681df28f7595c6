import { verifySchema } from '@studio/shared/api/account'
import {
  applicationSchema,
  contactSchema,
  feedbackSchema,
  inquirySchema,
  newsletterSchema,
  receiptSchema,
  virtualSetSchema,
  visitSchema,
} from '@studio/shared/api/forms'
import { TOPIC_FIELD } from '@studio/shared/inquiry/topics'
import { setRequestSchema } from '@studio/shared/api/set-request'
import { z } from 'zod'
import type { Messages } from '@/i18n/messages'
import { fieldRules, type FieldRules } from './field-rules'

/** How a form shows a field; its rules are in the contract. */
interface FieldLayout {
  name: string
  word: Exclude<keyof Messages['forms']['fields'], FileWord>
  /** Control, if it does not follow from the contract. */
  kind?: 'tel' | 'textarea'
  autoComplete?: string
  /** Whether the field spans both columns. */
  isWide?: boolean
}

type FileWord = 'applicationFile' | 'setFile'

interface FormLayout {
  /** Path of the call below `/api`. */
  path: `/${string}`
  contract: z.ZodObject
  /** Schema of a successful response. */
  answer: z.ZodType<{ reference: string } | null>
  fields: readonly FieldLayout[]
  /** Fields that the page fills in. */
  hidden: readonly string[]
  /** Messages of the optional file field. */
  file: FileWord | null
  /** The form needs scripts, which add files that browsers cannot send themselves. */
  isScripted?: true
  /** Confirmation: a dialog, or a message that disappears or stays. */
  thanks: 'dialog' | 'passing' | 'lasting'
}

export type FieldDefinition = Omit<FieldLayout, 'kind'> &
  Omit<FieldRules, 'kind'> & { kind: FieldRules['kind'] | 'tel' | 'textarea' }

export interface FormDefinition extends Omit<FormLayout, 'fields'> {
  fields: readonly FieldDefinition[]
  /** Whether repeated requests create one inquiry. */
  isIdempotent: boolean
  /** Whether the form has spam guards. */
  isGuarded: boolean
}

const name = { name: 'name', word: 'name', autoComplete: 'name' } as const
const email = { name: 'email', word: 'email', autoComplete: 'email' } as const
const phone = { name: 'phone', kind: 'tel', word: 'phone', autoComplete: 'tel' } as const
const company = { name: 'company', word: 'company', autoComplete: 'organization' } as const
const message = { name: 'message', kind: 'textarea', isWide: true } as const

const inquiryLike = { answer: receiptSchema, file: null, thanks: 'dialog' } as const

const linkLike = {
  contract: verifySchema,
  answer: z.null(),
  fields: [],
  hidden: ['id'],
  file: null,
  thanks: 'lasting',
} as const

/** All forms of the site. */
const LAYOUTS = {
  contact: {
    path: '/contact',
    contract: contactSchema,
    fields: [
      { name: TOPIC_FIELD, word: 'topic', isWide: true },
      { name: 'first_name', word: 'firstName', autoComplete: 'given-name' },
      { name: 'last_name', word: 'lastName', autoComplete: 'family-name' },
      email,
      phone,
      company,
      { name: 'project_type', word: 'projectType' },
      { ...message, word: 'message' },
      { name: 'receives_updates', word: 'updates', isWide: true },
    ],
    hidden: ['country'],
    ...inquiryLike,
  },
  inquiry: {
    path: '/inquiry',
    contract: inquirySchema,
    fields: [
      { name: 'project_type', word: 'serviceInterest' },
      email,
      { ...phone, word: 'telephone' },
      company,
      { ...message, word: 'requirements' },
    ],
    hidden: ['country', 'page', 'conversation'],
    ...inquiryLike,
  },
  application: {
    path: '/application',
    contract: applicationSchema,
    fields: [
      name,
      email,
      phone,
      { name: 'portfolio', word: 'portfolio' },
      { ...message, word: 'coverLetter' },
    ],
    hidden: ['country', 'job'],
    ...inquiryLike,
    file: 'applicationFile',
  },
  virtualSet: {
    path: '/virtual-set',
    contract: virtualSetSchema,
    fields: [name, company, email, phone, { ...message, word: 'setIdea' }],
    hidden: ['country'],
    ...inquiryLike,
    file: 'setFile',
  },
  setRequest: {
    path: '/set-request',
    contract: setRequestSchema,
    fields: [name, email, { ...phone, isWide: true }, { ...message, word: 'setPurpose' }],
    hidden: ['country', 'set'],
    ...inquiryLike,
    isScripted: true,
  },
  feedback: {
    path: '/feedback',
    contract: feedbackSchema,
    fields: [
      name,
      email,
      { name: 'about', word: 'about', isWide: true },
      { ...message, word: 'feedback' },
    ],
    hidden: ['country'],
    ...inquiryLike,
  },
  visit: {
    path: '/visit',
    contract: visitSchema,
    fields: [
      name,
      email,
      phone,
      company,
      { name: 'day', word: 'day' },
      { ...message, word: 'visitWish' },
    ],
    hidden: ['country'],
    ...inquiryLike,
  },
  newsletter: {
    path: '/mail-signup',
    contract: newsletterSchema,
    answer: z.null(),
    fields: [email],
    hidden: [],
    file: null,
    thanks: 'passing',
  },
  newsletterConfirm: { path: '/mail-signup/confirm', ...linkLike },
  newsletterEnd: { path: '/mail-signup/end', ...linkLike },
} as const satisfies Record<string, FormLayout>

export type FormName = keyof typeof LAYOUTS

function define(layout: FormLayout): FormDefinition {
  const rules = fieldRules(layout.contract)
  return {
    ...layout,
    fields: layout.fields.map((field) => {
      const known = rules[field.name]
      if (!known) throw new Error(`The contract knows no field ${field.name}.`)
      return { ...known, ...field }
    }),
    isIdempotent: 'idempotency_key' in rules,
    isGuarded: 'website' in rules,
  }
}

export const FORMS = Object.fromEntries(
  Object.entries<FormLayout>(LAYOUTS).map(([form, layout]) => [form, define(layout)]),
) as Record<FormName, FormDefinition>

/** Whether a name is that of a form which works without scripts. */
export function isFormName(value: string): value is FormName {
  return Object.hasOwn(FORMS, value) && !FORMS[value as FormName].isScripted
}

export function definitionOf(form: FormName): FormDefinition {
  return FORMS[form]
}
