import { z } from 'zod'
import { countrySchema, localeSchema } from '../contracts/common'
import {
  currentPasswordField,
  emailField,
  mustBeTrue,
  newPasswordField,
  optionalText,
  passwordField,
  repeatedPasswordField,
  requiredText,
  secretField,
} from './fields'
import { reviewMailSchema } from '../review/review-mail'
import { spamGuardFields } from './guards'

/** What an account's own person sees of it. */
export const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  locale: localeSchema,
  isStaff: z.boolean(),
  isVerified: z.boolean(),
  receivesUpdates: z.boolean(),
  reviewMail: reviewMailSchema,
})

export type Account = z.infer<typeof accountSchema>

/**
 * The bearer token of a new session and what the admin link needs. The web keeps
 * all three in cookies that scripts cannot read and takes them out of its answer.
 */
export const credentialsSchema = z.object({
  token: z.string(),
  adminKey: z.string(),
  adminId: z.string(),
  user: accountSchema,
  remember: z.boolean(),
})

export type Credentials = z.infer<typeof credentialsSchema>

/** Ways to pass the second step; recovery codes are one more, for whoever has lost the others. */
export const secondStepMethodSchema = z.enum(['app', 'passkey'])

/**
 * The password was right and the account asks for a second step. There is no session yet: the
 * challenge is good for five minutes and goes along in the header `x-login-challenge`. The web
 * keeps it in a cookie that scripts cannot read.
 */
export const secondStepSchema = z.object({
  secondStep: z.object({ challenge: z.string(), methods: z.array(secondStepMethodSchema) }),
})

export type SecondStep = z.infer<typeof secondStepSchema>['secondStep']

/** What a right password, or a provider's word, leads to. */
export const loginAnswerSchema = z.union([credentialsSchema, secondStepSchema])

export const loginSchema = z.strictObject({
  email: emailField,
  password: passwordField,
  remember_me: z.boolean('wrongType').default(false),
  proof: spamGuardFields.proof,
})

export const registerSchema = z
  .strictObject({
    name: requiredText(120),
    email: emailField,
    password: newPasswordField,
    confirm_password: repeatedPasswordField,
    /** Given when somebody registers for a company, and then `company_authority` is needed. */
    company: optionalText(160),
    company_authority: z.boolean('wrongType').default(false),
    is_adult: mustBeTrue,
    accepts_terms: mustBeTrue,
    receives_updates: z.boolean('wrongType').default(false),
    ...spamGuardFields,
  })
  .refine((given) => given.password === given.confirm_password, {
    path: ['confirm_password'],
    error: 'differs',
  })
  .refine((given) => !given.company || given.company_authority, {
    path: ['company_authority'],
    error: 'mustAccept',
  })

export const emailOnlySchema = z.strictObject({ email: emailField, ...spamGuardFields })

/**
 * The id in the mail's link is the secret itself: it names the account and proves the e-mail
 * address.
 */
export const verifySchema = z.strictObject({ id: secretField })

export const resetSchema = z
  .strictObject({
    token: secretField,
    password: newPasswordField,
    confirm_password: repeatedPasswordField,
  })
  .refine((given) => given.password === given.confirm_password, {
    path: ['confirm_password'],
    error: 'differs',
  })

/** Another e-mail address is in force only when it was confirmed, and needs the password. */
export const profileSchema = z.strictObject({
  name: requiredText(120),
  email: emailField,
  company: optionalText(160),
  receives_updates: z.boolean('wrongType').optional(),
  password: currentPasswordField,
})

export const passwordSchema = z
  .strictObject({
    password: currentPasswordField,
    new_password: newPasswordField,
    confirm_password: repeatedPasswordField,
  })
  .refine((given) => given.new_password === given.confirm_password, {
    path: ['confirm_password'],
    error: 'differs',
  })

export const sessionSchema = z.object({
  id: z.string(),
  /** Staff are logged in to the admin apart from the website. */
  place: z.enum(['website', 'admin']),
  /** Browser and system, as far as they said. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

/** How a message stands, as its sender is told. */
export const messageStatusSchema = z.enum(['received', 'answered', 'closed'])

export const projectSchema = z.object({
  id: z.string(),
  reference: z.string(),
  subject: z.string(),
  status: messageStatusSchema,
  receivedAt: z.iso.datetime(),
})

export const portalSchema = z.object({ user: accountSchema, projects: z.array(projectSchema) })

/** For what only the account's own person may do, whoever holds the session. */
export const confirmedSchema = z.strictObject({ password: currentPasswordField })

export const handOffSchema = z.object({ url: z.url() })

export const oauthStartSchema = z.object({ url: z.url() })

export const providerListSchema = z.array(z.object({ id: z.string(), name: z.string() }))

/** Somebody new confirms what the registration form asks for; whoever has an account need not. */
export const oauthStartQuerySchema = z.strictObject({ consent: z.literal('given').optional() })

/** What the provider's window comes back with. */
export const oauthFinishSchema = z.strictObject({
  code: requiredText(2_000),
  state: secretField,
  iss: optionalText(300),
})

export const locationSchema = z.object({ country: z.object({ code: countrySchema }) })
