import 'server-only'
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env'

const TIMEOUT = 3_000

/** Where the pages that were made are kept, from the folder in which the server runs. */
const CACHE_FOLDER = path.join('.next', 'page-cache')

export type UnreadyPart = 'cmsUnavailable' | 'cacheNotWritable'

/** The first thing that keeps this server from serving, or null. */
export async function findUnreadyPart(): Promise<UnreadyPart | null> {
  const [cms, cache] = await Promise.all([answers(`${env().CMS_URL}/api/health`), isWritable()])
  if (!cms) return 'cmsUnavailable'
  return cache ? null : 'cacheNotWritable'
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) })
    return response.ok
  } catch {
    return false
  }
}

async function isWritable(): Promise<boolean> {
  try {
    await mkdir(path.resolve(CACHE_FOLDER), { recursive: true })
    await access(path.resolve(CACHE_FOLDER), constants.W_OK)
    return true
  } catch {
    return false
  }
}
