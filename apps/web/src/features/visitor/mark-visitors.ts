import type { IncomingMessage } from 'node:http'
import { findVisitor } from '@studio/shared/visitor/find-visitor'
import { markRequests } from '@studio/shared/visitor/mark-requests'
import type { Visitor } from '@studio/shared/visitor/visitor'
import { readVisitor, VISITOR_HEADER } from '@studio/shared/visitor/visitor-headers'
import { env } from '@/env'

/** From here on each request says who sent it: see `visitor-of.ts`. */
export function markVisitors(): void {
  const { TRUSTED_PROXIES, WEB_POOL_MEMBER } = env()
  markRequests(
    WEB_POOL_MEMBER
      ? markOfFirstProcess
      : (request) => findVisitor(request.socket.remoteAddress, request.headers, TRUSTED_PROXIES),
  )
}

/** A process of the pool listens for the first one alone, which has looked already. */
function markOfFirstProcess({ headers }: IncomingMessage): Visitor | null {
  return readVisitor(String(headers[VISITOR_HEADER] ?? ''))
}
