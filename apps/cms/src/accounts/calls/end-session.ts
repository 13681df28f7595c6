import { callNamed } from '@studio/shared/api/calls'
import { answer } from '../../api/answer'
import { endpoint } from '../../api/endpoint'
import { errorResponse } from '../../api/error-response'
import { inTransaction } from '../../database/in-transaction'
import { confirmIdentity } from '../confirm-identity'
import { endSessionNamed } from '../end-session-named'

const call = callNamed('endSession')

/** Another account's session is as unknown as one that never was. */
export const endOneSession = endpoint(
  call,
  async ({ req, parameters, body, account, sessionId }) => {
    const refusal = await confirmIdentity(req, { account, sessionId, password: body.password })
    if (refusal) return refusal
    const isEnded = await inTransaction(req, () => endSessionNamed(req, account, parameters.id))
    return isEnded ? answer(call, null) : errorResponse('notFound')
  },
)
