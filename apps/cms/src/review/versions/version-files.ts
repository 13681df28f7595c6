import { z } from 'zod'
import type { DeliverableVersion } from '../../payload-types'

/** A page as the worker stores it; its address is added when it is shown. */
export const storedPageSchema = z.object({
  key: z.string(),
  /** Thumbnail of the page; older versions have none. */
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
  /** Downloaded under the file's own name. */
  isDownload?: true
}

/** Pages are numbered from 1. */
const PAGE = /^(page|small)-(\d{1,4})$/

/** The file for an asset name in an address; null if the version has no such file. */
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
      // The generic type prevents that the browser runs a downloaded file.
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

/** Until the copy is ready, the original is shown if browsers play it. */
export function playsDirectly({ browserPlays, proxyKey }: DeliverableVersion): boolean {
  return browserPlays === true && !proxyKey
}

function shown(key: string | null | undefined, mimeType: string): VersionFile | null {
  return key ? { key, mimeType } : null
}
