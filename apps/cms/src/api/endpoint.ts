import type { ApiCall } from '@studio/shared/api/call'
import type { Endpoint, PayloadRequest } from 'payload'
import { recordRefusal } from '../security-log/record-refusal'
import { endpointPath } from './find-call'
import type { CallContext } from './call-context'
import { parseRequest } from './parse-request'
import { errorResponse } from './respond'

const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const

/**
 * A declared call and the code that carries it out. What reaches the code fits the
 * contract; what the code throws is logged here and answered without a detail.
 */
export function endpoint<Call extends ApiCall>(
  call: Call,
  handle: (given: CallContext<Call>) => Promise<Response> | Response,
): Endpoint {
  return {
    path: endpointPath(call),
    method: METHODS[call.method],
    handler: async (req: PayloadRequest) => {
      try {
        const given = await parseRequest(call, req)
        const response = given instanceof Response ? given : await handle(given)
        if (response.status === 403) await recordRefusal(req)
        return response
      } catch (error) {
        req.payload.logger.error({ err: error, msg: `The call ${call.name} failed.` })
        return errorResponse('internal')
      }
    },
  }
}
