import type { Download as DownloadView } from '@studio/shared/contracts/subjects/job'
import type { Download } from '../payload-types'
import type { PublishedReader } from './reader'

/** The address changes with the file, as that of a picture does. */
export function downloadOf(
  reader: PublishedReader,
  value: number | Download | null | undefined,
): DownloadView | null {
  const file = reader.related('downloads', value)
  if (!file?.filename) return null
  const version = new Date(file.updatedAt).getTime().toString(36)
  return {
    href: `/media/download/${version}/${encodeURIComponent(file.filename)}`,
    name: file.filename,
    bytes: file.filesize ?? 0,
    title: file.title,
  }
}
