import { Forbidden, type CollectionBeforeOperationHook } from 'payload'

/** Only the admin's own sessions are prolonged by Payload; the website's end when they end. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- only its member `read` is
export const refuseForeignRefresh: CollectionBeforeOperationHook = ({ operation, req }) => {
  const user = req.user as { _strategy?: string } | null
  if (operation === 'refresh' && user && user._strategy !== 'local-jwt') throw new Forbidden(req.t)
}
