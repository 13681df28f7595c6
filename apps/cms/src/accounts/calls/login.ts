import { callNamed } from '@studio/shared/api/calls'
import { answer } from '../../api/answer'
import { endpoint } from '../../api/endpoint'
import { refuse } from '../../api/refuse'
import { limit } from '../../rate-limits/limit'
import { isVerified } from '../account-view'
import { checkPassword } from '../check-password'
import { inEvenTime } from '../even-time'
import { startSession } from '../start-session'

const call = callNamed('login')

export const login = endpoint(call, async ({ req, body, address }) => {
  const refusal = await limit(req, 'login', [address ?? 'direct', body.email])
  if (refusal) return refusal
  return inEvenTime(async () => {
    const user = await checkPassword(req, body.email, body.password)
    if (!user) return refuse('wrongCredentials')
    // Only whoever knows the password learns this.
    if (!isVerified(user)) return refuse('emailUnverified')
    return answer(call, await startSession(req, user, body.remember_me))
  })
})
