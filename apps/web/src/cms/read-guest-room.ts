import 'server-only'
import { GUEST_VISIT_HEADER } from '@studio/shared/api/headers'
import type { Locale } from '@studio/shared/locales'
import { type Room, roomSchema } from '@studio/shared/review/projects'
import { z } from 'zod'
import { readForOne } from './client'

/**
 * What a guest link opens. Cache policy: read anew each time.
 *
 * @param visit of whoever has entered by it, if anybody has
 * @returns `closed` where the passphrase has to be given first, `gone` where the link opens nothing
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
