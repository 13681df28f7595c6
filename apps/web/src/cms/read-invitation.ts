import 'server-only'
import { type Invitation, invitationSchema } from '@studio/shared/api/account'
import { readForOne } from './client'

/** What a link to a first password opens. Cache policy: read anew each time. */
export async function readInvitation(token: string): Promise<Invitation> {
  const path = `/api/invitations/${encodeURIComponent(token)}`
  const read = await readForOne({ path, headers: {}, schema: invitationSchema, absent: [404] })
  return read ?? { state: 'expired', project: null }
}
