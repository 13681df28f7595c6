import type { PayloadRequest } from 'payload'
import { errorResponse } from '../../api/respond'
import type { User } from '../../payload-types'
import { checkIdentity } from '../confirm-identity'

interface Asked {
  account: User
  sessionId: string
  /** The current password, or a code of the app. */
  confirmation: string | undefined
}

/** For calls that take a `confirmation`. @returns null where it is them, otherwise the answer to give */
export async function confirmOwner(
  req: PayloadRequest,
  { account, sessionId, confirmation }: Asked,
): Promise<Response | null> {
  const claimed = { account, sessionId, typed: confirmation, takesCode: true }
  const found = await checkIdentity(req, claimed)
  if (found instanceof Response) return found
  if (found === 'confirmed') return null
  const problem = found === 'missing' ? 'required' : 'wrongPassword'
  return errorResponse('invalidFields', { confirmation: problem })
}
