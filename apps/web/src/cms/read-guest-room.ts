import 'server-only'
import { GUEST_VISIT_HEADER } from '@studio/shared/api/headers'
import * as calls from '@studio/shared/review/guest-links'
import type { Locale } from '@studio/shared/locales'
import type { Room } from '@studio/shared/review/projects'
import { readForOne } from './client'

/**
 * Reads the room of a guest link. Cache policy: none.
 *
 * @param visit the token of a guest who has entered, otherwise null
 * @returns `closed` if the passphrase is required first, `gone` if the link is invalid
 */
export function readGuestRoom(
  link: string,
  visit: string | null,
  locale: Locale,
): Promise<Room | 'closed' | 'gone'> {
  const headers = { 'Accept-Language': locale, ...(visit && { [GUEST_VISIT_HEADER]: visit }) }
  const instead = { 401: 'closed', 404: 'gone' } as const
  return readForOne(calls.readGuestRoom, { parameters: { link }, headers, instead })
}
