import { callNamed } from '@studio/shared/api/calls'
import { answer } from '../../api/answer'
import { endpoint } from '../../api/endpoint'
import { sessionsOf } from '../sessions-of'

const call = callNamed('listSessions')

export const listSessions = endpoint(call, async ({ req, account, sessionId }) =>
  answer(call, await sessionsOf(req, account.id, sessionId)),
)
