import { findVisitor } from '@studio/shared/visitor/find-visitor'
import { markRequests } from '@studio/shared/visitor/mark-requests'
import { readSignedVisitor } from '@studio/shared/visitor/visitor-headers'
import { env } from '../env'

/** Each request says who sent it: the visitor for whom the web calls, or else who called. */
export function markVisitors(): void {
  const { PUBLISH_SECRET, TRUSTED_PROXIES } = env
  markRequests(
    ({ headers, socket }) =>
      readSignedVisitor(headers, PUBLISH_SECRET) ??
      findVisitor(socket.remoteAddress, headers, TRUSTED_PROXIES),
  )
}
