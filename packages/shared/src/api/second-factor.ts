import { z } from 'zod'
import { codeField, passwordField, requiredText, secretField } from './fields'

/** The current password, or a code of the app: that it is the account's own person who asks. */
const confirmation = passwordField

/** Needed unless the login was in the last ten minutes. */
export const freshConfirmationSchema = z.strictObject({ confirmation: confirmation.optional() })

export const confirmationSchema = z.strictObject({ confirmation })

export const secondStepCodeSchema = z.strictObject({ code: codeField })

export const passkeyLoginStartSchema = z.strictObject({
  /** After the password; otherwise the passkey stands for both steps. */
  is_second_step: z.boolean('wrongType').default(false),
})

/** What WebAuthn's own JSON holds is looked into by its library. */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) })

const base64url = z.string('wrongType').regex(/^[\w-]{1,20000}$/, 'wrongType')

const passkeyParts = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', 'wrongType'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
}

/** An assertion as browsers write it (`PublicKeyCredential.toJSON`). */
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
  /** Of a login by passkey alone; after a password what was said there counts. */
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

/** What an account has besides its password. */
export const secondFactorSchema = z.object({
  hasApp: z.boolean(),
  passkeys: z.array(passkeySchema),
  recoveryCodesLeft: z.int(),
  /** The studio asks its staff for one. */
  isRequired: z.boolean(),
})

export type SecondFactor = z.infer<typeof secondFactorSchema>

/** For the app: a picture, and the same as text for whoever cannot scan it. */
export const appSetupSchema = z.object({
  /** Names this set-up when its first code is sent. */
  setup: z.string(),
  secret: z.string(),
  uri: z.string(),
  /** The address as a QR code: an SVG picture as a data address. */
  qrCode: z.string(),
})

export type AppSetup = z.infer<typeof appSetupSchema>

export const appConfirmationSchema = z.strictObject({ setup: secretField, code: codeField })

/** Shown this one time; null where the account has codes already. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() })
