import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
} from 'payload'
import { withSteps } from '../../editor/saving/save-steps'
import type { User } from '../../payload-types'
import { recordSecurityEvent } from './record-security-event'
import { anonymizeEventsOf } from './upkeep'

const PASSWORD = 'securityLogPassword'

/**
 * Remembers whether the password changes, because Payload removes it from the data before
 * afterChange hooks run.
 */
export const detectNewPassword: CollectionBeforeChangeHook<User> = ({ data, req }) => {
  req.context[PASSWORD] = Boolean((data as { password?: unknown }).password)
}

/**
 * Records changes of an account, whether in the admin, through a call, or by the site's own code.
 */
export const recordAccountChange: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create') {
    const details = rolesOf(doc)
    await recordSecurityEvent(req, { kind: 'account-created', account: doc, details })
    return
  }
  if (req.context[PASSWORD] === true)
    await recordSecurityEvent(req, { kind: 'password-changed', account: doc })
  // The change is recorded with the former email address. Later events contain the new one.
  if (doc.email !== previousDoc.email)
    await recordSecurityEvent(req, { kind: 'email-changed', account: previousDoc })
  const [before, after] = [rolesOf(previousDoc), rolesOf(doc)]
  if (before !== after) {
    const details = `${before} → ${after}`
    await recordSecurityEvent(req, { kind: 'roles-changed', account: doc, details })
  }
}

function rolesOf({ roles }: User): string {
  return [...roles].sort().join(', ')
}

/** Records the deletion of an account. The account's events are kept without its email address. */
export const recordAccountDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = { id: Number(id), email: '' }
  await recordSecurityEvent(req, { kind: 'account-deleted', account })
  await anonymizeEventsOf(req, account.id)
}

/**
 * Records every document that a user deletes. Deletions by the site's own jobs have no user and are
 * skipped.
 */
function afterDelete(collection: string): CollectionAfterDeleteHook {
  return async ({ id, req }) => {
    if (!req.user) return
    const details = `${collection} ${id}`
    await recordSecurityEvent(req, { kind: 'document-deleted', details })
  }
}

/**
 * Adds the hook to all collections except accounts, because deleting an account is a different
 * event.
 */
export function recordDeletions(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => {
    if (collection.slug === 'users') return collection
    return withSteps(collection, {
      afterDelete: { recordInSecurityLog: afterDelete(collection.slug) },
    })
  })
}
