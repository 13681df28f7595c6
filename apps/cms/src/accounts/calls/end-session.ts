import { callNamed } from '@studio/shared/api/calls'
import { answer } from '../../api/answer'
import { endpoint } from '../../api/endpoint'
import { refuse } from '../../api/refuse'
import { inTransaction } from '../../database/in-transaction'
import { endSession } from '../end-sessions'

const call = callNamed('endSession')

/** Ids as the list gives them; another account's session is as unknown as one that never was. */
const ID = /^[1-9]\d{0,8}$/

export const endOneSession = endpoint(call, async ({ req, parameters, account }) => {
  if (!ID.test(parameters.id)) return refuse('notFound')
  const id = Number(parameters.id)
  const isEnded = await inTransaction(req, () => endSession(req, account.id, id))
  return isEnded ? answer(call, null) : refuse('notFound')
})
