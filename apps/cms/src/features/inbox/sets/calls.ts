import * as calls from '@studio/shared/api/calls'
import { DEFAULT_COUNTRY } from '@studio/shared/countries'
import type { Endpoint } from 'payload'
import { endpoint } from '../../../platform/api/endpoint'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { limit } from '../../../platform/rate-limits/limit'
import { submitMessage } from '../submit-message'
import { findRequestedSet, readOwnPicture } from './find-requested-set'
import { readSetPictures } from './read-set-pictures'
import { readSetTicket } from './set-ticket'

const askForSet = endpoint(calls.askForSet, async (given) => {
  const { body, files } = given
  const pictures = await readSetPictures(body.set, files)
  if ('problems' in pictures) return errorResponse('invalidFields', pictures.problems)
  return submitMessage(
    { ...given, pictures },
    {
      kind: 'virtualSet',
      country: body.country ?? DEFAULT_COUNTRY,
      name: body.name,
      email: body.email,
      phone: body.phone,
      message: body.message ?? '',
      set: body.set,
      receivesUpdates: false,
    },
  )
})

const openCall = calls.openRequestedSet

const openRequestedSet = endpoint(openCall, async ({ req, body, address }) => {
  const refusal = await limit(req, 'requestedSet', [address ?? 'direct'])
  if (refusal) return refusal
  const found = await findRequestedSet(req, body.ticket)
  if (!found) return errorResponse('notFound')
  return answer(openCall, { scene: found.scene, pictures: found.pictures.map(({ key }) => key) })
})

const pictureCall = calls.readRequestedPicture

const readRequestedPicture = endpoint(pictureCall, async ({ req, body }) => {
  // A set has up to seven pictures, so reads are limited per set and not per address.
  const id = readSetTicket(body.ticket)
  if (id === null) return errorResponse('notFound')
  const refusal = await limit(req, 'requestedPicture', [`set ${id}`])
  if (refusal) return refusal
  const found = await findRequestedSet(req, body.ticket)
  const picture = found?.pictures.find(({ key }) => key === body.key)
  const data = picture && (await readOwnPicture(picture.file))
  return data ? answer(pictureCall, data) : errorResponse('notFound')
})

export const setCalls: Endpoint[] = [askForSet, openRequestedSet, readRequestedPicture]
