import { z } from 'zod'
import { setSceneSchema } from '../contracts/virtual-set'
import { MAX_PEOPLE } from '../set-facts'
import { COUNTRIES } from '../countries'
import { emailField, optionalPhoneField, optionalText, requiredText } from './fields'
import { idempotencyKeyField, spamGuardFields } from './guards'

/** The fields of the pictures: the composed one, and the visitor's own by their keys in the set. */
export const SET_PICTURE_FIELD = 'picture'
const OWN_PICTURE = /^own_([a-z0-9]{1,12})$/

export function ownPictureField(key: string): string {
  return `own_${key}`
}

/** The key of one of the visitor's own pictures by its field's name. */
export function ownPictureKey(field: string): string | null {
  return OWN_PICTURE.exec(field)?.[1] ?? null
}

/** Each person's, and the background's. */
export const MAX_OWN_PICTURES = MAX_PEOPLE + 1

/** A set as JSON: a form has text alone. */
const sceneText = requiredText(20_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'wrongType' })
      return z.NEVER
    }
  })
  // Which part of it is wrong, no visitor could put right.
  .refine((value) => setSceneSchema.safeParse(value).success, 'wrongType')
  .transform((value) => setSceneSchema.parse(value))

export const setRequestSchema = z.strictObject({
  name: requiredText(120),
  email: emailField,
  phone: optionalPhoneField,
  message: optionalText(5_000),
  set: sceneText,
  idempotency_key: idempotencyKeyField,
  country: z.enum(COUNTRIES, 'invalidChoice').optional(),
  ...spamGuardFields,
})

/** Made by the admin for a moment; opens one request and nothing else. */
const ticketField = requiredText(200)

export const openSetSchema = z.strictObject({ ticket: ticketField })

export const openedSetSchema = z.object({
  scene: setSceneSchema,
  /** The keys of the own pictures that can be read. */
  pictures: z.array(z.string()),
})

export const setPictureSchema = z.strictObject({
  ticket: ticketField,
  key: requiredText(12).regex(/^[a-z0-9]+$/, 'wrongType'),
})

export const pictureDataSchema = z.object({
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  /** As base64. */
  data: z.string(),
})
