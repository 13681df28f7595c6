import { z } from 'zod'
import type { DeliverableVersion } from '../../../payload-types'

/** A page in the form in which the worker stores it. Its URL is added when it is shown. */
export const storedPageSchema = z.object({
  key: z.string(),
  /** The thumbnail of the page. Older versions have none. */
  smallKey: z.string().optional(),
  width: z.int().positive(),
  height: z.int().positive(),
})

export type StoredPage = z.infer<typeof storedPageSchema>

export function pagesOf({ pages }: DeliverableVersion): StoredPage[] {
  return z.array(storedPageSchema).catch([]).parse(pages)
}

export interface VersionFile {
  key: string
  mimeType: string
  /** True if the file is downloaded under its own name. */
  isDownload?: true
}

/** The pattern for pages, which are numbered from 1. */
const PAGE = /^(page|small)-(\d{1,4})$/

/**
 * Finds the file for an asset name in a URL.
 *
 * @returns null if the version has no such file
 */
export function fileOf(version: DeliverableVersion, asset: string): VersionFile | null {
  switch (asset) {
    case 'play':
      return shown(version.proxyKey, version.kind === 'audio' ? 'audio/mp4' : 'video/mp4')
    case 'direct':
      return playsDirectly(version) ? shown(version.storageKey, version.mimeType) : null
    case 'poster':
      return shown(version.posterKey, 'image/jpeg')
    case 'strip':
      return shown(version.stripKey, 'image/jpeg')
    case 'waveform':
      return shown(version.waveformKey, 'image/png')
    case 'original':
      // With the generic type, browsers do not run a downloaded file.
      return { key: version.storageKey, mimeType: 'application/octet-stream', isDownload: true }
    default:
      return shown(pageKey(version, asset), 'image/jpeg')
  }
}

function pageKey(version: DeliverableVersion, asset: string): string | undefined {
  const [, size, number] = PAGE.exec(asset) ?? []
  const page = pagesOf(version)[Number(number) - 1]
  return size === 'small' ? page?.smallKey : page?.key
}

/**
 * @returns true if the original is shown, because the copy is not ready and browsers can play the
 * original
 */
export function playsDirectly({ browserPlays, proxyKey }: DeliverableVersion): boolean {
  return browserPlays === true && !proxyKey
}

function shown(key: string | null | undefined, mimeType: string): VersionFile | null {
  return key ? { key, mimeType } : null
}
