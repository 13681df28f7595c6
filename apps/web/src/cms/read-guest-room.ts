import 'server-only'
import { GUEST_VISIT_HEADER } from '@studio/shared/api/headers'
import type { Locale } from '@studio/shared/locales'
import { type Room, roomSchema } from '@studio/shared/review/projects'
import { z } from 'zod'
import { readForOne } from './client'

/**
 * Reads the room of a guest link. Cache policy: none.
 *
 * @param visit the token of a guest who has entered, otherwise null
 * @returns `closed` if the passphrase is required first, `gone` if the link is invalid
 */
export async function readGuestRoom(
  link: string,
  visit: string | null,
  locale: Locale,
): Promise<Room | 'closed' | 'gone'> {
  const headers = { 'Accept-Language': locale, ...(visit && { [GUEST_VISIT_HEADER]: visit }) }
  const path = `/api/guests/${encodeURIComponent(link)}/room`
  const read = await readForOne({ path, headers, schema, absent: [404], refused: [401] })
  if (read === null) return 'gone'
  return 'error' in read ? 'closed' : read
}

const schema = z.union([roomSchema, z.object({ error: z.object({ code: z.string() }) })])
