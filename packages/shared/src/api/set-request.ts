import { z } from 'zod'
import { setSceneSchema } from '../contracts/virtual-set'
import { COUNTRIES } from '../countries'
import { MAX_PEOPLE } from '../set-facts'
import type { ApiCall } from '../contracts/call'
import {
  senderEmailField,
  optionalPhoneField,
  optionalText,
  requiredLine,
  requiredText,
} from '../contracts/fields'
import { receiptSchema } from './forms'
import { idempotencyKeyField, spamGuardFields } from './guards'

/**
 * The names of the fields with pictures: the composed picture, and the visitor's own ones by their
 * keys in the set.
 */
export const SET_PICTURE_FIELD = 'picture'
const OWN_PICTURE = /^own_([a-z0-9]{1,12})$/

export function ownPictureField(key: string): string {
  return `own_${key}`
}

export function ownPictureKey(field: string): string | null {
  return OWN_PICTURE.exec(field)?.[1] ?? null
}

/** One picture for each person, and one for the background. */
export const MAX_OWN_PICTURES = MAX_PEOPLE + 1

/** The set as JSON text, because the fields of a form are texts. */
const sceneText = requiredText(20_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'wrongType' })
      return z.NEVER
    }
  })
  // There is one error code for the whole set, because a visitor could not correct a part of it.
  .refine((value) => setSceneSchema.safeParse(value).success, 'wrongType')
  .transform((value) => setSceneSchema.parse(value))

export const setRequestSchema = z.strictObject({
  name: requiredLine(120),
  email: senderEmailField,
  phone: optionalPhoneField,
  message: optionalText(5_000),
  set: sceneText,
  idempotency_key: idempotencyKeyField,
  country: z.enum(COUNTRIES, 'invalidChoice').optional(),
  ...spamGuardFields,
})

/** A short-lived ticket from the admin that opens one request. */
const ticketField = requiredText(200)

export const openSetSchema = z.strictObject({ ticket: ticketField })

export const openedSetSchema = z.object({
  scene: setSceneSchema,
  /** The keys of those of the visitor's own pictures that still exist. */
  pictures: z.array(z.string()),
})

export const setPictureSchema = z.strictObject({
  ticket: ticketField,
  key: requiredText(12).regex(/^[a-z0-9]+$/, 'wrongType'),
})

export const pictureDataSchema = z.object({
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  /** The picture's bytes in base64. */
  data: z.string(),
})

export const askForSet = {
  name: 'askForSet',
  method: 'POST',
  path: '/set-request',
  summary: 'Asks for a composed set, with its picture and the visitor’s own pictures',
  caller: 'anyone',
  body: setRequestSchema,
  takesPictures: true,
  answer: receiptSchema,
  errors: ['proofRequired', 'idempotencyMismatch'],
} as const satisfies ApiCall

export const openRequestedSet = {
  name: 'openRequestedSet',
  method: 'POST',
  path: '/set-request/open',
  summary: 'A set that was asked for, by a ticket that staff got for it',
  caller: 'anyone',
  isRead: true,
  body: openSetSchema,
  answer: openedSetSchema,
  errors: ['notFound'],
} as const satisfies ApiCall

export const readRequestedPicture = {
  name: 'readRequestedPicture',
  method: 'POST',
  path: '/set-request/picture',
  summary: 'One of its sender’s own pictures, by the same ticket',
  caller: 'anyone',
  isRead: true,
  body: setPictureSchema,
  answer: pictureDataSchema,
  errors: ['notFound'],
} as const satisfies ApiCall

/** The call that requests a virtual set, and the calls by which the studio opens it. */
export const setCalls = [askForSet, openRequestedSet, readRequestedPicture] as const
