import { z } from 'zod'
import type { DeliverableVersion } from '../../payload-types'

/** As the worker notes them: the address is made when they are shown. */
export const storedPageSchema = z.object({
  key: z.string(),
  /** Of the same page as a small picture; those of before have none. */
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
  /** Saved under the file's own name instead of being shown. */
  isDownload?: true
}

/** Pages are counted from 1. */
const PAGE = /^(page|small)-(\d{1,4})$/

/** The file behind the last part of an address; null where the version has none of that name. */
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
      // Whatever it says it is: nothing runs that has been saved.
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

/** While there is no copy, the file that came is shown where browsers play it. */
export function playsDirectly({ browserPlays, proxyKey }: DeliverableVersion): boolean {
  return browserPlays === true && !proxyKey
}

function shown(key: string | null | undefined, mimeType: string): VersionFile | null {
  return key ? { key, mimeType } : null
}
