import { env } from '@/env'
import { startPool, type PagePool } from './page-pool'

/** Starts the other processes; one of those ends when the first does. */
export function joinPool(): PagePool | undefined {
  const { WEB_PROCESSES, WEB_POOL_MEMBER } = env()
  if (WEB_POOL_MEMBER) {
    process.once('disconnect', () => process.exit(0))
    return undefined
  }
  return WEB_PROCESSES > 1 ? startPool(WEB_PROCESSES) : undefined
}
