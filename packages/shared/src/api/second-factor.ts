import { z } from 'zod'
import { credentialsSchema, sessionStartedSchema } from './account'
import type { ApiCall } from '../contracts/call'
import { codeField, passwordField, requiredLine, secretField } from '../contracts/fields'

/** The account owner's confirmation: the current password, or a code of the app. */
const confirmation = passwordField

/** The confirmation, which is required unless the login was within the last ten minutes. */
export const freshConfirmationSchema = z.strictObject({ confirmation: confirmation.optional() })

export const confirmationSchema = z.strictObject({ confirmation })

export const secondStepCodeSchema = z.strictObject({ code: codeField })

export const passkeyLoginStartSchema = z.strictObject({
  /** Whether a password came first. If not, the passkey replaces both steps. */
  is_second_step: z.boolean('wrongType').default(false),
})

/** Options of the WebAuthn library, which validates their content itself. */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) })

const base64url = z.string('wrongType').regex(/^[\w-]{1,20000}$/, 'wrongType')

const passkeyParts = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', 'wrongType'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
}

/** An assertion in the format of `PublicKeyCredential.toJSON`. */
const assertionField = z.object({
  ...passkeyParts,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})

const registrationField = z.object({
  ...passkeyParts,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

export const passkeyLoginSchema = z.strictObject({
  passkey: assertionField,
  /** Applies to a login by passkey alone. After a password, the choice from that step applies. */
  remember_me: z.boolean('wrongType').default(false),
})

export const newPasskeySchema = z.strictObject({
  name: requiredLine(60),
  passkey: registrationField,
})

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

export const secondFactorSchema = z.object({
  hasApp: z.boolean(),
  passkeys: z.array(passkeySchema),
  recoveryCodesLeft: z.int(),
  /** Whether the studio requires a second factor from its staff. */
  isRequired: z.boolean(),
})

export type SecondFactor = z.infer<typeof secondFactorSchema>

/** The authenticator app's secret as a QR code, and as text for people who cannot scan it. */
export const appSetupSchema = z.object({
  /** Identifies this set-up when the app's first code is sent. */
  setup: z.string(),
  secret: z.string(),
  uri: z.string(),
  /** The `uri` as a QR code: an SVG picture in a data URL. */
  qrCode: z.string(),
})

export type AppSetup = z.infer<typeof appSetupSchema>

export const appConfirmationSchema = z.strictObject({ setup: secretField, code: codeField })

/** Recovery codes, which are shown only once. Null if the account already has codes. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const finishLogin = {
  name: 'finishLogin',
  method: 'POST',
  path: '/login/second-step',
  summary: 'Starts the session of a login that asked for a second step, by a code',
  caller: 'anonymous',
  body: secondStepCodeSchema,
  answer: credentialsSchema,
  browserAnswer: sessionStartedSchema,
  errors: ['challengeExpired'],
} as const satisfies ApiCall

export const startPasskeyLogin = {
  name: 'startPasskeyLogin',
  method: 'POST',
  path: '/login/passkey/start',
  summary: 'What a passkey has to sign, as the second step or in place of the password',
  caller: 'anonymous',
  body: passkeyLoginStartSchema,
  answer: passkeyOptionsSchema,
  errors: ['challengeExpired'],
} as const satisfies ApiCall

export const finishPasskeyLogin = {
  name: 'finishPasskeyLogin',
  method: 'POST',
  path: '/login/passkey',
  summary: 'Starts a session by what a passkey signed',
  caller: 'anonymous',
  body: passkeyLoginSchema,
  answer: credentialsSchema,
  browserAnswer: sessionStartedSchema,
  errors: ['challengeExpired', 'emailUnverified'],
} as const satisfies ApiCall

export const readSecondFactor = {
  name: 'readSecondFactor',
  method: 'GET',
  path: '/second-factor',
  summary: 'What the account has for the second step',
  caller: 'account',
  answer: secondFactorSchema,
} as const satisfies ApiCall

export const startApp = {
  name: 'startApp',
  method: 'POST',
  path: '/second-factor/app/start',
  summary: 'A new secret for an authenticator app; it counts once a code of it was sent',
  caller: 'account',
  body: freshConfirmationSchema,
  answer: appSetupSchema,
} as const satisfies ApiCall

export const confirmApp = {
  name: 'confirmApp',
  method: 'POST',
  path: '/second-factor/app',
  summary: 'Turns the app on by its first code; an older app’s codes count no more',
  caller: 'account',
  body: appConfirmationSchema,
  answer: recoveryCodesSchema,
  errors: ['challengeExpired'],
} as const satisfies ApiCall

export const removeApp = {
  name: 'removeApp',
  method: 'POST',
  path: '/second-factor/app/remove',
  summary: 'Takes the app off the account',
  caller: 'account',
  body: confirmationSchema,
  answer: null,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const startPasskey = {
  name: 'startPasskey',
  method: 'POST',
  path: '/second-factor/passkeys/start',
  summary: 'What a new passkey has to sign',
  caller: 'account',
  body: freshConfirmationSchema,
  answer: passkeyOptionsSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const addPasskey = {
  name: 'addPasskey',
  method: 'POST',
  path: '/second-factor/passkeys',
  summary: 'Adds a passkey under a name',
  caller: 'account',
  body: newPasskeySchema,
  answer: recoveryCodesSchema,
  errors: ['challengeExpired'],
} as const satisfies ApiCall

export const removePasskey = {
  name: 'removePasskey',
  method: 'POST',
  path: '/second-factor/passkeys/{id}/remove',
  summary: 'Removes a passkey',
  caller: 'account',
  parameters: z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/, 'wrongType') }),
  body: confirmationSchema,
  answer: null,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const renewRecoveryCodes = {
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/second-factor/recovery-codes',
  summary: 'Ten new recovery codes; the old ones count no more',
  caller: 'account',
  body: confirmationSchema,
  answer: recoveryCodesSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const turnOffSecondFactor = {
  name: 'turnOffSecondFactor',
  method: 'POST',
  path: '/second-factor/off',
  summary: 'Takes app, passkeys and recovery codes off the account',
  caller: 'account',
  body: confirmationSchema,
  answer: null,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const secondFactorCalls = [
  finishLogin,
  startPasskeyLogin,
  finishPasskeyLogin,
  readSecondFactor,
  startApp,
  confirmApp,
  removeApp,
  startPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
  turnOffSecondFactor,
] as const
