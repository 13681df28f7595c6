import { z } from 'zod'
import { countrySchema, localeSchema } from '../contracts/common'
import {
  currentPasswordField,
  emailField,
  mustBeTrue,
  newPasswordField,
  optionalLine,
  optionalText,
  passwordField,
  repeatedPasswordField,
  requiredLine,
  requiredText,
  secretField,
} from '../contracts/fields'
import { reviewMailSchema } from '../review/review-mail'
import { spamGuardFields } from './guards'

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
 * A new session's bearer token, and the data for the admin link. The web stores all three values in
 * cookies that scripts cannot read, and removes them from its answer.
 */
export const credentialsSchema = z.object({
  token: z.string(),
  adminKey: z.string(),
  adminId: z.string(),
  user: accountSchema,
  remember: z.boolean(),
})

export type Credentials = z.infer<typeof credentialsSchema>

/**
 * The methods of the second step. Recovery codes are the fallback if a person has lost access to
 * both.
 */
export const secondStepMethodSchema = z.enum(['app', 'passkey'])

/**
 * The answer if the password is correct and the account has a second factor. There is no session
 * yet. The challenge is valid for five minutes and is sent in the header `x-login-challenge`. The
 * web stores it in a cookie that scripts cannot read.
 */
export const secondStepSchema = z.object({
  secondStep: z.object({ challenge: z.string(), methods: z.array(secondStepMethodSchema) }),
})

export type SecondStep = z.infer<typeof secondStepSchema>['secondStep']

/** The answer to a correct password, or to a login through a provider. */
export const loginAnswerSchema = z.union([credentialsSchema, secondStepSchema])

/** The answer to browsers about a new session. It contains the account, but no tokens or keys. */
export const sessionStartedSchema = z.object({ user: accountSchema })

/** The answer to browsers about a login. The challenge of the second step is left out. */
export const enteredSchema = z.union([
  sessionStartedSchema,
  z.object({ secondStep: z.object({ methods: z.array(secondStepMethodSchema) }) }),
])

export const loginSchema = z.strictObject({
  email: emailField,
  password: passwordField,
  remember_me: z.boolean('wrongType').default(false),
  proof: spamGuardFields.proof,
})

export const registerSchema = z
  .strictObject({
    name: requiredLine(120),
    email: emailField,
    password: newPasswordField,
    confirm_password: repeatedPasswordField,
    /**
     * The company, in registrations for one. Such registrations also require `company_authority`.
     */
    company: optionalLine(160),
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
 * The id from the link in the mail. It is a secret that identifies the account and proves access to
 * the email address.
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

/** The state of a link to an account's first password. */
export const invitationSchema = z.object({
  state: z.enum(['open', 'withdrawn', 'expired']),
  /**
   * The project that the person was invited to. Null if the link is invalid or belongs to no
   * project.
   */
  project: z.object({ id: z.string(), title: z.string() }).nullable(),
})

export type Invitation = z.infer<typeof invitationSchema>

/**
 * The changes of a profile. A new email address requires the password, and takes effect only after
 * it was confirmed.
 */
export const profileSchema = z.strictObject({
  name: requiredLine(120),
  email: emailField,
  company: optionalLine(160),
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
  /** The place of the session. Staff have separate sessions in the admin and on the website. */
  place: z.enum(['website', 'admin']),
  /** The browser and operating system, if the user agent names them. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

export const messageStatusSchema = z.enum(['received', 'answered', 'closed'])

/**
 * False if the message was sent without a session: the sender typed the account's email address, so
 * it may be another person.
 */
export const isFromAccount = z.boolean()

export const projectSchema = z.object({
  id: z.string(),
  reference: z.string(),
  subject: z.string(),
  status: messageStatusSchema,
  receivedAt: z.iso.datetime(),
  isFromAccount,
})

export const portalSchema = z.object({ user: accountSchema, projects: z.array(projectSchema) })

/**
 * The input of actions that only the account's owner may perform. It contains the password, because
 * a stolen session must not suffice.
 */
export const confirmedSchema = z.strictObject({ password: currentPasswordField })

export const handOffSchema = z.object({ url: z.url() })

export const siteTicketSchema = z.strictObject({
  ticket: secretField,
  /** The Origin header of the page with the form, as the browser sent it. */
  origin: requiredText(300),
})

export const oauthStartSchema = z.object({ url: z.url() })

export const providerListSchema = z.array(z.object({ id: z.string(), name: z.string() }))

/**
 * The query with which a login through a provider begins. New visitors first give the consents of
 * the registration form. Visitors with an account need not.
 */
export const oauthStartQuerySchema = z.strictObject({ consent: z.literal('given').optional() })

/** The parameters of the provider's callback. */
export const oauthFinishSchema = z.strictObject({
  code: requiredText(2_000),
  state: secretField,
  iss: optionalText(300),
})

export const locationSchema = z.object({ country: z.object({ code: countrySchema }) })
