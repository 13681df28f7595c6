import type { ApiCall } from '@studio/shared/api/call'
import type { CallContext } from '../api/call-context'
import { limit } from '../rate-limits/limit'

type Handler<Call extends ApiCall> = (given: CallContext<Call>) => Promise<Response>

/** Reads cost little, but not nothing: far more of them than a browser makes are refused. */
export function limitReads<Call extends ApiCall>(handle: Handler<Call>): Handler<Call> {
  return async (given) => (await limit(given.req, 'list', [given.address])) ?? (await handle(given))
}
