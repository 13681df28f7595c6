import { z } from 'zod'
import { COUNTRIES } from '../countries'
import {
  emailField,
  httpsUrlField,
  optIn,
  optionalPhoneField,
  optionalText,
  requiredText,
  secretField,
} from './fields'
import { idempotencyKeyField, spamGuardFields } from './guards'

export const PROJECT_TYPES = [
  'animatics',
  'virtualProduction',
  'animation',
  'storyboards',
  'aiContent',
  'customSolutions',
  'studioRental',
  'other',
] as const

export const projectTypeField = z.enum(PROJECT_TYPES, {
  error: ({ input }) => (input === undefined || input === '' ? 'required' : 'invalidChoice'),
})

const everyForm = {
  idempotency_key: idempotencyKeyField,
  /** The country whose page it was: its office gets the mail. */
  country: z.enum(COUNTRIES, 'invalidChoice').optional(),
  ...spamGuardFields,
}

export const contactSchema = z.strictObject({
  first_name: requiredText(80),
  last_name: requiredText(80),
  email: emailField,
  phone: optionalPhoneField,
  project_type: projectTypeField,
  company: optionalText(160),
  message: requiredText(5_000),
  receives_updates: optIn,
  ...everyForm,
})

/** The short variant, where a page asks for little. */
export const inquirySchema = z.strictObject({
  company: optionalText(160),
  email: emailField,
  phone: optionalPhoneField,
  project_type: projectTypeField,
  message: requiredText(5_000),
  /** The page from which it was sent, as a path. */
  page: optionalText(300),
  /** A conversation with the guide that the visitor sends along. */
  conversation: secretField.optional(),
  ...everyForm,
})

export const newsletterSchema = z.strictObject({ email: emailField, ...spamGuardFields })

export const applicationSchema = z.strictObject({
  job: requiredText(80),
  name: requiredText(120),
  email: emailField,
  phone: optionalPhoneField,
  portfolio: httpsUrlField,
  message: optionalText(5_000),
  ...everyForm,
})

export const virtualSetSchema = z.strictObject({
  name: requiredText(120),
  email: emailField,
  phone: optionalPhoneField,
  company: optionalText(160),
  message: requiredText(5_000),
  ...everyForm,
})

/** `reference` is what the visitor can name on the phone. */
export const receiptSchema = z.object({ reference: z.string() })

/** What a form fetches when it is opened. */
export const formTokenSchema = z.object({ form_token: z.string() })

/** A puzzle of ALTCHA, first version: `proof` is its solution as base64 of JSON. */
export const proofChallengeSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  maxnumber: z.int(),
})

/** The answer to a form that looks like a program's: the same again with a `proof` is taken. */
export const proofRequiredSchema = z.object({
  error: z.object({ code: z.literal('proofRequired'), proof: proofChallengeSchema }),
})
