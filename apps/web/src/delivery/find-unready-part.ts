import 'server-only'
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fetchCms } from '@/cms/client'

/** The folder of cached pages, relative to the server's working folder. */
const CACHE_FOLDER = path.join('.next', 'page-cache')

export type UnreadyPart = 'cmsUnavailable' | 'cacheNotWritable'

/** @returns the first reason why this server cannot serve pages, or null */
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
