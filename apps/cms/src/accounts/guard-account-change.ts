import { isDeepStrictEqual } from 'node:util'
import type { FieldCode } from '@studio/shared/api/codes'
import { emailField, SHORTEST_PASSWORD, SHORTEST_STAFF_PASSWORD } from '@studio/shared/api/fields'
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { isStaff } from '../access/roles'
import { publicError } from '../api/respond'
import type { User } from '../payload-types'
import { followAccountChange, type AccountChange } from './account-change'
import { checkNewPassword } from './change-password'
import { checkPersonInAdmin } from './confirm-in-admin'
import { plainEmail } from './users'

const BY_PERSON = 'accountChangeByPerson'
const CHANGES = 'accountChanges'

/** In the admin's own words; visitors read the website's. */
const PROBLEM_TEXTS: Partial<Record<FieldCode, string>> = {
  tooShort: `A password has at least ${SHORTEST_PASSWORD} characters.`,
  staffTooShort: `A staff password has at least ${SHORTEST_STAFF_PASSWORD} characters.`,
  tooLong: 'This password is too long.',
  weakPassword:
    'This password is too easy to guess. A short sentence that only you would think of is good.',
  wrongPassword: 'This is not your current password.',
  required: 'Type your current password: it is needed to change a password, email address or role.',
  invalidEmail: 'This is not a complete email address.',
}

const LABELS = {
  email: 'Email',
  password: 'New password',
  currentPassword: 'Current password',
} as const

const OTHERS_PASSWORD =
  'People choose their own passwords: send them a link for a new one, with the button next to this form.'

type Changed = Partial<User> & { password?: unknown; currentPassword?: unknown }

/** Our own code passes access control by; a person in the admin or at its API never does. */
// oxlint-disable-next-line typescript/no-deprecated -- only its member `read` is
export const noteWhoAsks: CollectionBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if (operation === 'update') req.context[BY_PERSON] = !overrideAccess
}

/**
 * Holds every password to the rule, wherever it is set. People who change their own account
 * in the admin type their password for it, and another e-mail address has to confirm first; admins
 * who change another's e-mail address or roles type theirs, or have just logged in.
 */
export const guardAccountChange: CollectionBeforeChangeHook<User> = async ({
  data: given,
  originalDoc,
  operation,
  req,
}) => {
  // Only looked at, never kept.
  const { currentPassword, ...data } = given as Changed
  if (data.email !== undefined && typeof data.email !== 'string') {
    refuse(req, 'email', 'invalidEmail')
  }
  const owner = { ...originalDoc, ...data }
  if (data.password) await refuseWeakPassword(req, data.password, owner)
  if (operation !== 'update' || !originalDoc) return data

  const isByPerson = req.context[BY_PERSON] === true
  const isOwn = isByPerson && req.user?.id === originalDoc.id
  const email = data.email === undefined ? originalDoc.email : plainEmail(data.email)
  const isMoved = email !== originalDoc.email
  const isPasswordChanged = Boolean(data.password)
  if (isByPerson && !isOwn && isPasswordChanged) refuse(req, 'password', OTHERS_PASSWORD)
  // Payload holds what is no list against the field's type later.
  const hasOtherRoles = Array.isArray(data.roles) && !isSame(data.roles, originalDoc.roles)
  if (isByPerson && (isMoved || isPasswordChanged || hasOtherRoles)) {
    await askPerson(req, currentPassword, { takesFreshLogin: !isOwn })
  }
  if (isOwn && isMoved) {
    if (!emailField.safeParse(email).success) refuse(req, 'email', 'invalidEmail')
    data.email = originalDoc.email
  }
  // An admin's word for somebody else's e-mail address is no proof of it.
  if (isByPerson && !isOwn && isMoved) data.verifiedAt = null
  const change: AccountChange = {
    before: originalDoc,
    email: isMoved && !isOwn ? email : null,
    requestedEmail: isMoved && isOwn ? email : null,
    isPasswordChanged,
    isByPerson,
  }
  if (isMoved || isPasswordChanged) changesOf(req).set(originalDoc.id, change)
  return data
}

export const afterAccountChange: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  const change = changesOf(req).get(doc.id)
  changesOf(req).delete(doc.id)
  if (change) await followAccountChange(req, change)
}

/**
 * By account: Payload changes several beside each other. A map, and not in the hooks' own
 * `context`, because each nested call of Payload puts a copy of that in its place.
 */
function changesOf(req: PayloadRequest): Map<number, AccountChange> {
  req.context[CHANGES] ??= new Map()
  return req.context[CHANGES] as Map<number, AccountChange>
}

async function refuseWeakPassword(req: PayloadRequest, password: unknown, owner: Partial<User>) {
  if (typeof password !== 'string') return refuse(req, 'password', 'weakPassword')
  const problem = await checkNewPassword(req, password, {
    // Payload holds the fields against their types only later.
    name: typeof owner.name === 'string' ? owner.name : '',
    email: owner.email ?? '',
    isStaff: isStaff({ id: 0, roles: owner.roles }),
  })
  if (problem) refuse(req, 'password', problem)
}

/**
 * Whoever finds an open admin must not be able to take an account along, theirs or, with an
 * admin's rights, another's.
 */
async function askPerson(
  req: PayloadRequest,
  typed: unknown,
  counts: { takesFreshLogin: boolean },
): Promise<void> {
  const found = await checkPersonInAdmin(req, typed, counts)
  if (found === 'tooMany') throw publicError('Too many attempts. Please wait a few minutes.', 429)
  if (found === 'missing') refuse(req, 'currentPassword', 'required')
  if (found === 'wrong') refuse(req, 'currentPassword', 'wrongPassword')
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return isDeepStrictEqual([...some].sort(), [...others].sort())
}

function refuse(req: PayloadRequest, path: keyof typeof LABELS, problem: string): never {
  const message = PROBLEM_TEXTS[problem as FieldCode] ?? problem
  // The label goes into the notice; Payload closes the password's fields, where the message stood.
  const errors = [{ path, label: `${LABELS[path]}. ${message}`, message }]
  throw new ValidationError({ collection: 'users', errors }, req.t)
}
