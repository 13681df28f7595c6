import 'server-only'
import { portalSchema } from '@studio/shared/api/account'
import type { Locale } from '@studio/shared/locales'
import type { z } from 'zod'
import { readOwn } from './own-client'

export type Portal = z.infer<typeof portalSchema>

/** Cache policy: read anew each time. */
export function readPortal(token: string, locale: Locale): Promise<Portal | null> {
  return readOwn({ path: '/portal', token, locale, schema: portalSchema })
}
