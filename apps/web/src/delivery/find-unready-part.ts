import 'server-only'
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fetchCms } from '@/cms/client'

/** Where the pages that were made are kept, from the folder in which the server runs. */
const CACHE_FOLDER = path.join('.next', 'page-cache')

export type UnreadyPart = 'cmsUnavailable' | 'cacheNotWritable'

/** The first thing that keeps this server from serving, or null. */
export async function findUnreadyPart(): Promise<UnreadyPart | null> {
  const [cms, cache] = await Promise.all([doesCmsAnswer(), isWritable()])
  if (!cms) return 'cmsUnavailable'
  return cache ? null : 'cacheNotWritable'
}

async function doesCmsAnswer(): Promise<boolean> {
  try {
    return (await fetchCms('/api/health', { waits: 'readiness' })).ok
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
