import 'server-only'
import type { Invitation } from '@studio/shared/api/account'
import * as calls from '@studio/shared/api/account-calls'
import { readForOne } from './client'

/** Reads the invitation behind a link to a first password. Cache policy: none. */
export function readInvitation(token: string): Promise<Invitation> {
  const instead: Record<number, Invitation> = { 404: { state: 'expired', project: null } }
  return readForOne(calls.readInvitation, { parameters: { token }, headers: {}, instead })
}
