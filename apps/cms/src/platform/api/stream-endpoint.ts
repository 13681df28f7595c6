import type { Stream } from '@studio/shared/api/streams'
import type { Endpoint, PayloadRequest } from 'payload'
import type { User } from '../../payload-types'
import { recordRefusal } from '../security-log/record-refusal'
import { callerOf, checkCaller } from './caller'
import { endpointPath } from './find-call'
import { errorResponse } from '../lib/respond'

const METHODS = {
  GET: 'get',
  HEAD: 'head',
  POST: 'post',
  PATCH: 'patch',
  DELETE: 'delete',
} as const

interface StreamContext {
  /** The request, whose body has not been read. */
  req: PayloadRequest
  account: User
  parameters: Record<string, string>
}

/** Connects a stream with its handler. Only logged-in accounts can call it. */
export function streamEndpoints(
  stream: Stream,
  handle: (given: StreamContext) => Promise<Response>,
): Endpoint[] {
  return openStreamEndpoints(stream, (given) => {
    const caller = callerOf(given.req)
    const { account } = caller
    const refusal = checkCaller('account', caller)
    if (refusal || !account) return refusal ?? errorResponse('unauthenticated')
    return handle({ ...given, account })
  })
}

type OpenContext = Omit<StreamContext, 'account'>

/** Connects a stream with a handler that authenticates the caller itself. */
export function openStreamEndpoints(
  stream: Stream,
  handle: (given: OpenContext) => Promise<Response> | Response,
): Endpoint[] {
  return stream.methods.map((method) => ({
    path: endpointPath(stream),
    method: METHODS[method],
    handler: async (req: PayloadRequest) => {
      try {
        const response = await answer(stream, req, handle)
        if (response.status === 403) await recordRefusal(req)
        return response
      } catch (error) {
        // An error after an aborted request is expected, so it is not logged.
        if (!req.signal?.aborted) {
          req.payload.logger.error({ err: error, msg: `The stream ${stream.name} failed.` })
        }
        return errorResponse('internal')
      }
    },
  }))
}

async function answer(
  stream: Stream,
  req: PayloadRequest,
  handle: (given: OpenContext) => Promise<Response> | Response,
): Promise<Response> {
  const query = [...new URL(req.url ?? '', 'http://localhost').searchParams.keys()]
  if (query.length > 0) {
    return errorResponse('invalidQuery', Object.fromEntries(query.map((key) => [key, 'unknown'])))
  }
  const parameters = (req.routeParams ?? {}) as Record<string, string>
  return checkLength(stream, req) ?? handle({ req, parameters })
}

/**
 * Node refuses a body that is longer than its Content-Length, so checking the header is sufficient.
 */
function checkLength({ mostBytes = 0 }: Stream, req: PayloadRequest): Response | null {
  const length = req.headers.get('content-length')
  if (length === null && req.headers.has('transfer-encoding')) return errorResponse('invalidBody')
  return Number(length ?? 0) > mostBytes ? errorResponse('tooLarge') : null
}
