import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from 'payload'
import type { User } from '../../payload-types'
import { newSecret } from '../secrets'
import { sendInvitation } from './send-invitation'

const INVITED = 'isInvited'

/** Nobody makes up a password for somebody else: an account without one gets one that nobody knows. */
export const setUnusablePassword: CollectionBeforeValidateHook = ({ data, operation, context }) => {
  if (operation !== 'create') return data
  const { password } = (data ?? {}) as { password?: unknown }
  const isInvited = password === undefined || password === null || password === ''
  context[INVITED] = isInvited
  if (!isInvited) return data
  return { ...data, password: newSecret(), invitedAt: new Date().toISOString() }
}

/** Its person is invited to choose one. */
export const inviteNewPerson: CollectionAfterChangeHook = async ({
  doc,
  operation,
  req,
  context,
}) => {
  if (operation === 'create' && context[INVITED] === true) await sendInvitation(req, doc as User)
}
