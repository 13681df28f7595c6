import type { ApiCall } from '@studio/shared/contracts/call'
import { FILE_FIELD } from '@studio/shared/api/limits'
import { readVisitor, VISITOR_HEADER } from '@studio/shared/visitor/visitor'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { callerOf, checkCaller, localeOf } from './caller'
import { fieldProblems } from './field-problems'
import type { CallContext } from './call-context'
import { readBody, type SentBody } from './read-body'
import { errorResponse } from '../lib/respond'

const nothing = z.strictObject({})

/**
 * Validates a request against its contract, the cheapest check first. Returns the handler's input,
 * or the response that refuses the request.
 */
export async function parseRequest<Call extends ApiCall>(
  call: Call,
  req: PayloadRequest,
): Promise<CallContext<Call> | Response> {
  const parameters = (call.parameters ?? nothing).safeParse(req.routeParams ?? {})
  if (!parameters.success) return errorResponse('notFound')
  const sentQuery = Object.fromEntries(new URL(req.url ?? '', 'http://localhost').searchParams)
  const query = (call.query ?? nothing).safeParse(sentQuery)
  if (!query.success) return errorResponse('invalidQuery', fieldProblems(query.error))
  const caller = callerOf(req)
  const refusal = checkCaller(call.caller, caller)
  if (refusal) return refusal
  const sent = call.body ? await readBody(req as Request, call) : EMPTY
  if (sent instanceof Response) return sent
  const body = (call.body ?? nothing).safeParse(sent.fields)
  if (!body.success) return errorResponse('invalidFields', fieldProblems(body.error))

  const locale = localeOf(req.headers)
  req.locale = locale
  const visitor = readVisitor(req.headers.get(VISITOR_HEADER))
  return {
    req,
    body: call.body ? body.data : null,
    query: call.query ? query.data : null,
    parameters: call.parameters ? parameters.data : null,
    account: caller.account,
    sessionId: caller.sessionId,
    locale,
    address: visitor?.address ?? null,
    visitor,
    file: sent.files.get(FILE_FIELD) ?? null,
    files: sent.files,
    // TypeScript cannot see that each part was parsed by the call's own schema.
  } as unknown as CallContext<Call>
}

const EMPTY: SentBody = { fields: {}, files: new Map() }
