import type { ApiCall } from '@studio/shared/contracts/call'
import type { Endpoint, PayloadRequest } from 'payload'
import { recordRefusal } from '../security-log/record-refusal'
import { endpointPath } from './find-call'
import type { CallContext } from './call-context'
import { parseRequest } from './parse-request'
import { errorResponse } from '../lib/respond'

const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const

/**
 * Connects a declared call with its handler. The handler's input is validated by the contract.
 * Errors that it throws are logged and answered without details.
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
