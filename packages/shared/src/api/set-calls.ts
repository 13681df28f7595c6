import type { ApiCall } from './call'
import { receiptSchema } from './forms'
import * as sets from './set-request'

/** A visitor's request for a virtual set, and the calls by which the studio opens it. */
export const setCalls = [
  {
    name: 'askForSet',
    method: 'POST',
    path: '/set-request',
    summary: 'Asks for a composed set, with its picture and the visitor’s own pictures',
    caller: 'anyone',
    body: sets.setRequestSchema,
    takesPictures: true,
    answer: receiptSchema,
    errors: ['proofRequired', 'idempotencyMismatch'],
  },
  {
    name: 'openRequestedSet',
    method: 'POST',
    path: '/set-request/open',
    summary: 'A set that was asked for, by a ticket that staff got for it',
    caller: 'anyone',
    isRead: true,
    body: sets.openSetSchema,
    answer: sets.openedSetSchema,
    errors: ['notFound'],
  },
  {
    name: 'readRequestedPicture',
    method: 'POST',
    path: '/set-request/picture',
    summary: 'One of its sender’s own pictures, by the same ticket',
    caller: 'anyone',
    isRead: true,
    body: sets.setPictureSchema,
    answer: sets.pictureDataSchema,
    errors: ['notFound'],
  },
] as const satisfies readonly ApiCall[]
