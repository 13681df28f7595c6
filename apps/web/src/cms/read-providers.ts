import 'server-only'
import type { providerListSchema } from '@studio/shared/api/account'
import { listProviders } from '@studio/shared/api/account-calls'
import type { z } from 'zod'
import { readCms } from './client'

type Providers = z.infer<typeof providerListSchema>

/** Cache policy: none. Without an answer the login offers only the password. */
export function readProviders(): Promise<Providers> {
  return readCms(listProviders, { tags: [] }).catch((error: unknown) => {
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : error)
    return []
  })
}
