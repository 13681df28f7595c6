import { z } from 'zod'
import { codeField, passwordField, requiredText, secretField } from './fields'

/** The current password or a code of the app confirms the account's owner. */
const confirmation = passwordField

/** Required unless the login was within the last ten minutes. */
export const freshConfirmationSchema = z.strictObject({ confirmation: confirmation.optional() })

export const confirmationSchema = z.strictObject({ confirmation })

export const secondStepCodeSchema = z.strictObject({ code: codeField })

export const passkeyLoginStartSchema = z.strictObject({
  /** Whether a password came first. Otherwise the passkey replaces both steps. */
  is_second_step: z.boolean('wrongType').default(false),
})

/** The WebAuthn library validates the content. */
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
  /** For a login by passkey alone. After a password the value from that step applies. */
  remember_me: z.boolean('wrongType').default(false),
})

export const newPasskeySchema = z.strictObject({
  name: requiredText(60),
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
  /** Whether the studio requires one from its staff. */
  isRequired: z.boolean(),
})

export type SecondFactor = z.infer<typeof secondFactorSchema>

/** The authenticator app's secret as a QR code, and as text for people who cannot scan it. */
export const appSetupSchema = z.object({
  /** Identifies this set-up when its first code is sent. */
  setup: z.string(),
  secret: z.string(),
  uri: z.string(),
  /** The `uri` as a QR code: an SVG in a data URL. */
  qrCode: z.string(),
})

export type AppSetup = z.infer<typeof appSetupSchema>

export const appConfirmationSchema = z.strictObject({ setup: secretField, code: codeField })

/** Shown once. Null if the account already has codes. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() })
