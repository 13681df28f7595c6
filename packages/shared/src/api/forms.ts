import { z } from 'zod'
import { COUNTRIES } from '../countries'
import { PROJECT_TYPES } from '../inquiry/project-types'
import { TOPICS } from '../inquiry/topics'
import { verifySchema } from './account'
import type { ApiCall } from '../contracts/call'
import {
  dayField,
  emailField,
  httpsUrlField,
  optIn,
  optionalLine,
  optionalPhoneField,
  optionalText,
  requiredLine,
  requiredText,
  secretField,
  senderEmailField,
} from '../contracts/fields'
import { idempotencyKeyField, spamGuardFields } from './guards'

export const projectTypeField = z.enum(PROJECT_TYPES, {
  error: ({ input }) => (input === undefined || input === '' ? 'required' : 'invalidChoice'),
})

const everyForm = {
  idempotency_key: idempotencyKeyField,
  /** The country of the page with the form. The mail goes to the office of that country. */
  country: z.enum(COUNTRIES, 'invalidChoice').optional(),
  ...spamGuardFields,
}

export const contactSchema = z.strictObject({
  first_name: requiredLine(80),
  last_name: requiredLine(80),
  email: senderEmailField,
  phone: optionalPhoneField,
  project_type: projectTypeField,
  /** The topic of the inquiry. Forms send an empty text if the visitor has chosen none. */
  topic: z
    .enum(['', ...TOPICS], 'invalidChoice')
    .optional()
    .transform((topic) => topic || undefined),
  company: optionalLine(160),
  message: requiredText(5_000),
  receives_updates: optIn,
  ...everyForm,
})

/** The short form with few fields. */
export const inquirySchema = z.strictObject({
  company: optionalLine(160),
  email: senderEmailField,
  phone: optionalPhoneField,
  project_type: projectTypeField,
  message: requiredText(5_000),
  /** The path of the page with the form. */
  page: optionalLine(300),
  /** A conversation with the guide that the visitor attaches. */
  conversation: secretField.optional(),
  ...everyForm,
})

export const newsletterSchema = z.strictObject({ email: emailField, ...spamGuardFields })

export const applicationSchema = z.strictObject({
  job: requiredLine(80),
  name: requiredLine(120),
  email: senderEmailField,
  phone: optionalPhoneField,
  portfolio: httpsUrlField,
  message: optionalText(5_000),
  ...everyForm,
})

export const virtualSetSchema = z.strictObject({
  name: requiredLine(120),
  email: senderEmailField,
  phone: optionalPhoneField,
  company: optionalLine(160),
  message: requiredText(5_000),
  ...everyForm,
})

/** The feedback of a client on a project or a session. */
export const feedbackSchema = z.strictObject({
  name: optionalLine(120),
  email: senderEmailField,
  /** The project, or the day of the session. */
  about: optionalLine(160),
  message: requiredText(5_000),
  ...everyForm,
})

const DAY_MS = 24 * 60 * 60 * 1_000

/** @returns whether a day is between today, in whichever time zone, and two years from now */
function isVisitDay(day: string): boolean {
  const fromNow = Date.parse(day) - Date.now()
  return fromNow > -2 * DAY_MS && fromNow < 2 * 366 * DAY_MS
}

/** A request for a day on which to visit the studio. */
export const visitSchema = z.strictObject({
  name: requiredLine(120),
  email: senderEmailField,
  phone: optionalPhoneField,
  company: optionalLine(160),
  day: dayField.refine(isVisitDay, 'invalidDate'),
  /** The message, with the number of visitors and what they want to see. */
  message: optionalText(5_000),
  ...everyForm,
})

/** The answer to a form that was accepted. Visitors can name the `reference` on the phone. */
export const receiptSchema = z.object({ reference: z.string() })

/** The token that a page fetches when a form is opened. */
export const formTokenSchema = z.object({ form_token: z.string() })

/** An ALTCHA challenge, version 1. Its solution is sent in the field `proof`, as base64 of JSON. */
export const proofChallengeSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  maxnumber: z.int(),
})

/** The answer to a suspicious submission. It is accepted if it is sent again with a `proof`. */
export const proofRequiredSchema = z.object({
  error: z.object({ code: z.literal('proofRequired'), proof: proofChallengeSchema }),
})

export const openForm = {
  name: 'openForm',
  method: 'GET',
  path: '/form-token',
  summary: 'Says, signed, when a form was opened',
  caller: 'anyone',
  answer: formTokenSchema,
} as const satisfies ApiCall

export const sendContact = {
  name: 'sendContact',
  method: 'POST',
  path: '/contact',
  summary: 'The contact form',
  caller: 'anyone',
  body: contactSchema,
  answer: receiptSchema,
  errors: ['proofRequired', 'idempotencyMismatch'],
} as const satisfies ApiCall

export const sendInquiry = {
  name: 'sendInquiry',
  method: 'POST',
  path: '/inquiry',
  summary: 'The short inquiry form',
  caller: 'anyone',
  body: inquirySchema,
  answer: receiptSchema,
  errors: ['proofRequired', 'idempotencyMismatch'],
} as const satisfies ApiCall

export const sendApplication = {
  name: 'sendApplication',
  method: 'POST',
  path: '/application',
  summary: 'Applies for a job, with a file where there is one',
  caller: 'anyone',
  body: applicationSchema,
  takesFile: true,
  answer: receiptSchema,
  errors: ['proofRequired', 'idempotencyMismatch'],
} as const satisfies ApiCall

export const requestVirtualSet = {
  name: 'requestVirtualSet',
  method: 'POST',
  path: '/virtual-set',
  summary: 'Asks for a virtual set of one’s own',
  caller: 'anyone',
  body: virtualSetSchema,
  takesFile: true,
  answer: receiptSchema,
  errors: ['proofRequired', 'idempotencyMismatch'],
} as const satisfies ApiCall

export const sendFeedback = {
  name: 'sendFeedback',
  method: 'POST',
  path: '/feedback',
  summary: 'What a client thinks of a project or a session',
  caller: 'anyone',
  body: feedbackSchema,
  answer: receiptSchema,
  errors: ['proofRequired', 'idempotencyMismatch'],
} as const satisfies ApiCall

export const askForVisit = {
  name: 'askForVisit',
  method: 'POST',
  path: '/visit',
  summary: 'Asks for a day on which the studio can be visited',
  caller: 'anyone',
  body: visitSchema,
  answer: receiptSchema,
  errors: ['proofRequired', 'idempotencyMismatch'],
} as const satisfies ApiCall

export const signUpForMail = {
  name: 'signUpForMail',
  method: 'POST',
  path: '/mail-signup',
  summary: 'Asks for the newsletter; a mail asks to confirm',
  caller: 'anyone',
  body: newsletterSchema,
  answer: null,
  errors: ['proofRequired'],
} as const satisfies ApiCall

export const confirmSignUp = {
  name: 'confirmSignUp',
  method: 'POST',
  path: '/mail-signup/confirm',
  summary: 'Confirms the newsletter by the link’s id',
  caller: 'anyone',
  body: verifySchema,
  answer: null,
  errors: ['linkExpired'],
} as const satisfies ApiCall

export const endSignUp = {
  name: 'endSignUp',
  method: 'POST',
  path: '/mail-signup/end',
  summary: 'Ends the newsletter by the link in each of its mails',
  caller: 'anyone',
  body: verifySchema,
  answer: null,
} as const satisfies ApiCall

export const formCalls = [
  openForm,
  sendContact,
  sendInquiry,
  sendApplication,
  requestVirtualSet,
  sendFeedback,
  askForVisit,
  signUpForMail,
  confirmSignUp,
  endSignUp,
] as const
