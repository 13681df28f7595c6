import 'server-only'
import { cache } from 'react'
import { accountSchema, type Account } from '@studio/shared/api/account'
import type { Locale } from '@studio/shared/locales'
import { readOwn } from './own-client'

/** Cache policy: once for each request. */
export const readAccount = cache((token: string, locale: Locale): Promise<Account | null> =>
  readOwn({ path: '/user', token, locale, schema: accountSchema }),
)
