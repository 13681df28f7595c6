import * as calls from '@studio/shared/api/calls'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { isVerified } from '../account-view'
import { constantTimeResponse } from '../constant-time-response'
import { beginLogin } from '../second-factor/begin-login'
import { tryPassword } from '../try-password'

const call = calls.login

export const login = endpoint(call, ({ req, body, address }) =>
  constantTimeResponse(async () => {
    const user = await tryPassword(req, { ...body, address })
    if (user instanceof Response) return user
    if (!user) return errorResponse('wrongCredentials')
    // Only callers who sent the right password get this response, so it does not reveal which email
    // addresses have an account.
    if (user === 'unconfirmed' || !isVerified(user)) return errorResponse('emailUnverified')
    return answer(call, await beginLogin(req, user, body.remember_me))
  }),
)
