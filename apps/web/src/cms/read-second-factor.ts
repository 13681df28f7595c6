import 'server-only'
import { secondFactorSchema, type SecondFactor } from '@studio/shared/api/second-factor'
import type { Locale } from '@studio/shared/locales'
import { readOwn } from './own-client'

/** Cache policy: read anew each time. */
export function readSecondFactor(token: string, locale: Locale): Promise<SecondFactor | null> {
  return readOwn({ path: '/second-factor', token, locale, schema: secondFactorSchema })
}
