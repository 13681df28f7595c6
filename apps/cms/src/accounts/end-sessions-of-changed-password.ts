import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { endAllSessions } from './end-sessions'

const CHANGED = 'changedPassword'

/** Set by code that ends the right sessions itself. */
export const KEEPS_SESSIONS = { keepsSessions: true } as const

/** Payload takes the password out of the data before the account is stored. */
export const notePasswordChange: CollectionBeforeChangeHook = ({ data, operation, context }) => {
  const { password } = data as { password?: unknown }
  context[CHANGED] = operation === 'update' && typeof password === 'string' && password !== ''
}

/** Whoever has the old password is out, wherever it was changed; who changed it stays. */
export const endSessionsOfChangedPassword: CollectionAfterChangeHook = async ({
  doc,
  req,
  context,
}) => {
  if (context[CHANGED] !== true || context.keepsSessions === true) return
  const { id } = doc as { id: number }
  const user = req.user as { id: number | string; _strategy?: string; _sid?: string } | null
  const isOwn = user?.id === id && user._strategy === 'local-jwt'
  await endAllSessions(req, id, isOwn && user._sid ? { adminSession: user._sid } : {})
}
