import { Forbidden, type CollectionBeforeOperationHook } from 'payload'
import { hasRole } from '../access/roles'
import { operationOf } from '../api/operation-of'

/** An older version brings back its prices, which a translator may not change. */
export const guardRestore: CollectionBeforeOperationHook = (call) => {
  const { req } = call
  if (operationOf(call) !== 'restoreVersion' || !req.user) return
  if (!hasRole(req.user, 'editor', 'admin')) throw new Forbidden(req.t)
}
