import { isDeepStrictEqual } from 'node:util'
import type { FieldCode } from '@studio/shared/contracts/codes'
import {
  emailField,
  MIN_PASSWORD_LENGTH,
  MIN_STAFF_PASSWORD_LENGTH,
} from '@studio/shared/contracts/fields'
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { isStaff } from '../../platform/access/roles'
import { translateMessage } from '../../platform/admin-language/translate-message'
import { publicError } from '../../platform/lib/respond'
import type { User } from '../../payload-types'
import { followAccountChange, type AccountChange } from './account-change'
import { checkNewPassword } from './change-password'
import { checkPersonInAdmin } from './confirm-in-admin'
import { limitNewEmails } from './email-change'
import { plainEmail } from './users'

const BY_PERSON = 'accountChangeByPerson'
const CHANGES = 'accountChanges'

/** Messages of the admin; the website has its own. */
const PROBLEM_TEXTS: Partial<Record<FieldCode, string>> = {
  tooShort: `A password has at least ${MIN_PASSWORD_LENGTH} characters.`,
  staffTooShort: `A staff password has at least ${MIN_STAFF_PASSWORD_LENGTH} characters.`,
  tooLong: 'This password is too long.',
  wrongType: 'This password contains a sign that cannot be used.',
  weakPassword:
    'This password is too easy to guess. A short sentence that only you would think of is good.',
  wrongPassword: 'This is not your current password.',
  required:
    'Type your current password: it is needed to invite staff and to change a password, email address or role.',
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

/** The site's own code overrides access; callers in the admin and its API never do. */
// oxlint-disable-next-line typescript/no-deprecated -- only its member `read` is
export const detectPerson: CollectionBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if (operation === 'update' || operation === 'create') req.context[BY_PERSON] = !overrideAccess
}

/**
 * Checks every new password. Users who change their own account in the admin confirm it with their
 * password, and a new email address has to be confirmed. Admins enter their own password each time
 * they create a staff account or change another account's email address or roles, so that a stolen
 * session cannot make an admin.
 */
export const guardAccountChange: CollectionBeforeChangeHook<User> = async ({
  data: given,
  originalDoc,
  operation,
  req,
}) => {
  // The password is removed, so that it is never stored.
  const { currentPassword, ...data } = given as Changed
  if (data.email !== undefined && typeof data.email !== 'string') {
    refuse(req, 'email', 'invalidEmail')
  }
  const owner = { ...originalDoc, ...data }
  if (data.password) await refuseWeakPassword(req, data.password, owner)
  const isByPerson = req.context[BY_PERSON] === true
  if (operation !== 'update' || !originalDoc) {
    if (isByPerson && !isSame(data.roles ?? [], ['client'])) await askPerson(req, currentPassword)
    return data
  }

  const isOwn = isByPerson && req.user?.id === originalDoc.id
  const email = data.email === undefined ? originalDoc.email : plainEmail(data.email)
  const isMoved = email !== originalDoc.email
  const isPasswordChanged = Boolean(data.password)
  if (isByPerson && !isOwn && isPasswordChanged) refuse(req, 'password', OTHERS_PASSWORD)
  const hasOtherRoles = data.roles !== undefined && !isSame(data.roles, originalDoc.roles)
  if (isByPerson && (isMoved || isPasswordChanged || hasOtherRoles)) {
    await askPerson(req, currentPassword)
  }
  if (isOwn && isMoved) {
    if (!emailField.safeParse(email).success) refuse(req, 'email', 'invalidEmail')
    if (await limitNewEmails(req, originalDoc.id, email)) throw tooManyAttempts()
    data.email = originalDoc.email
  }
  // The new address is not verified, because an admin cannot prove that it belongs to the account's
  // owner.
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
 * Changes by account id, because Payload may change several accounts at once. Stored in the
 * request's context: Payload replaces the hooks' own `context` by a copy in each nested call.
 */
function changesOf(req: PayloadRequest): Map<number, AccountChange> {
  req.context[CHANGES] ??= new Map()
  return req.context[CHANGES] as Map<number, AccountChange>
}

async function refuseWeakPassword(req: PayloadRequest, password: unknown, owner: Partial<User>) {
  if (typeof password !== 'string') return refuse(req, 'password', 'wrongType')
  const problem = await checkNewPassword(req, password, {
    // Payload validates the field types later.
    name: typeof owner.name === 'string' ? owner.name : '',
    email: owner.email ?? '',
    isStaff: isStaff({ id: 0, roles: owner.roles }),
  })
  if (problem) refuse(req, 'password', problem)
}

/**
 * Makes sure that an unattended admin session cannot be used to take over the user's own account
 * or, with an admin's rights, another one.
 */
async function askPerson(req: PayloadRequest, typed: unknown): Promise<void> {
  const found = await checkPersonInAdmin(req, typed)
  if (found === 'tooMany') throw tooManyAttempts()
  if (found === 'missing') refuse(req, 'currentPassword', 'required')
  if (found === 'wrong') refuse(req, 'currentPassword', 'wrongPassword')
}

function tooManyAttempts(): Error {
  return publicError('Too many attempts. Please wait a few minutes.', 429)
}

/** Payload validates the type later, so the value may be anything. */
function isSame(some: unknown, others: readonly string[]): boolean {
  if (!Array.isArray(some)) return false
  return isDeepStrictEqual([...(some as unknown[])].sort(), [...others].sort())
}

function refuse(req: PayloadRequest, path: keyof typeof LABELS, problem: string): never {
  const { language } = req.i18n
  const message = translateMessage(PROBLEM_TEXTS[problem as FieldCode] ?? problem, language)
  // The toast shows the label. Payload closes the password fields, so the message beside them would
  // be hidden.
  const errors = [
    { path, label: `${translateMessage(LABELS[path], language)}. ${message}`, message },
  ]
  throw new ValidationError({ collection: 'users', errors }, req.t)
}
