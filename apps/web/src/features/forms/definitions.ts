import type { ApiCall } from '@studio/shared/contracts/call'
import * as calls from '@studio/shared/api/forms'
import { askForSet } from '@studio/shared/api/set-request'
import { TOPIC_FIELD } from '@studio/shared/inquiry/topics'
import type { z } from 'zod'
import type { Messages } from '@/i18n/messages'
import { fieldRules, type FieldRules } from './field-rules'

/** How a form shows a field. The field's rules are in the contract. */
interface FieldLayout {
  name: string
  word: Exclude<keyof Messages['forms']['fields'], FileWord>
  /** The control, if it does not follow from the contract. */
  kind?: 'tel' | 'textarea'
  autoComplete?: string
  /** Whether the field spans both columns. */
  isWide?: boolean
}

type FileWord = 'applicationFile' | 'setFile'

/** A call that accepts a form. Its answer may contain a reference for the sent message. */
type FormCall = ApiCall & { body: z.ZodObject; answer: z.ZodType<{ reference: string }> | null }

interface FormLayout {
  call: FormCall
  fields: readonly FieldLayout[]
  /** Names of hidden fields, whose values the page fills in. */
  hidden: readonly string[]
  /** The key of the optional file field's messages; null if the form has no such field. */
  file: FileWord | null
  /** The form needs scripts, because they add files that a browser cannot send by itself. */
  isScripted?: true
  /** The kind of confirmation: a dialog, a message that disappears, or a message that stays. */
  thanks: 'dialog' | 'passing' | 'lasting'
}

export type FieldDefinition = Omit<FieldLayout, 'kind'> &
  Omit<FieldRules, 'kind'> & { kind: FieldRules['kind'] | 'tel' | 'textarea' }

export interface FormDefinition extends Omit<FormLayout, 'fields'> {
  fields: readonly FieldDefinition[]
  /** Whether requests with the same key create only one inquiry. */
  isIdempotent: boolean
  /** Whether the form has spam guards. */
  isGuarded: boolean
  /** The field with the long text, which a mail contains if the form cannot be sent. */
  textField: string | null
}

const name = { name: 'name', word: 'name', autoComplete: 'name' } as const
const email = { name: 'email', word: 'email', autoComplete: 'email' } as const
const phone = { name: 'phone', kind: 'tel', word: 'phone', autoComplete: 'tel' } as const
const company = { name: 'company', word: 'company', autoComplete: 'organization' } as const
const message = { name: 'message', kind: 'textarea', isWide: true } as const

const inquiryLike = { file: null, thanks: 'dialog' } as const

const linkLike = {
  fields: [],
  hidden: ['id'],
  file: null,
  thanks: 'lasting',
} as const

/** All forms of the site. */
const LAYOUTS = {
  contact: {
    call: calls.sendContact,
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
    call: calls.sendInquiry,
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
    call: calls.sendApplication,
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
    call: calls.requestVirtualSet,
    fields: [name, company, email, phone, { ...message, word: 'setIdea' }],
    hidden: ['country'],
    ...inquiryLike,
    file: 'setFile',
  },
  setRequest: {
    call: askForSet,
    fields: [name, email, { ...phone, isWide: true }, { ...message, word: 'setPurpose' }],
    hidden: ['country', 'set'],
    ...inquiryLike,
    isScripted: true,
  },
  feedback: {
    call: calls.sendFeedback,
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
    call: calls.askForVisit,
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
    call: calls.signUpForMail,
    fields: [email],
    hidden: [],
    file: null,
    thanks: 'passing',
  },
  newsletterConfirm: { call: calls.confirmSignUp, ...linkLike },
  newsletterEnd: { call: calls.endSignUp, ...linkLike },
} as const satisfies Record<string, FormLayout>

export type FormName = keyof typeof LAYOUTS

/** Forms that are confirmed by a message of their own instead of the dialog of all inquiries. */
export type FormWithOwnThanks = {
  [Form in FormName]: (typeof LAYOUTS)[Form]['thanks'] extends 'dialog' ? never : Form
}[FormName]

function define(layout: FormLayout): FormDefinition {
  const rules = fieldRules(layout.call.body)
  return {
    ...layout,
    fields: layout.fields.map((field) => {
      const known = rules[field.name]
      if (!known) throw new Error(`The contract knows no field ${field.name}.`)
      return { ...known, ...field }
    }),
    isIdempotent: 'idempotency_key' in rules,
    isGuarded: 'website' in rules,
    textField: layout.fields.find(({ kind }) => kind === 'textarea')?.name ?? null,
  }
}

export const FORMS = Object.fromEntries(
  Object.entries<FormLayout>(LAYOUTS).map(([form, layout]) => [form, define(layout)]),
) as Record<FormName, FormDefinition>

/** @returns whether a name is that of a form that works without scripts */
export function isFormName(value: string): value is FormName {
  return Object.hasOwn(FORMS, value) && !FORMS[value as FormName].isScripted
}

export function definitionOf(form: FormName): FormDefinition {
  return FORMS[form]
}
