import type { ApiCall } from './call'
import { receiptSchema } from './forms'
import * as sets from './set-request'

export const askForSet = {
  name: 'askForSet',
  method: 'POST',
  path: '/set-request',
  summary: 'Asks for a composed set, with its picture and the visitor’s own pictures',
  caller: 'anyone',
  body: sets.setRequestSchema,
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
  body: sets.openSetSchema,
  answer: sets.openedSetSchema,
  errors: ['notFound'],
} as const satisfies ApiCall

export const readRequestedPicture = {
  name: 'readRequestedPicture',
  method: 'POST',
  path: '/set-request/picture',
  summary: 'One of its sender’s own pictures, by the same ticket',
  caller: 'anyone',
  isRead: true,
  body: sets.setPictureSchema,
  answer: sets.pictureDataSchema,
  errors: ['notFound'],
} as const satisfies ApiCall

/** A visitor's request for a virtual set, and the calls by which the studio opens it. */
export const setCalls = [askForSet, openRequestedSet, readRequestedPicture] as const
