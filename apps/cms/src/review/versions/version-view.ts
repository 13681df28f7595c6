import { videoFactsSchema } from '@studio/shared/review/media'
import type { Person } from '@studio/shared/review/notes'
import type { versionSchema } from '@studio/shared/review/projects'
import { z } from 'zod'
import type { DeliverableVersion } from '../../payload-types'
import { pagesOf, playsDirectly } from './version-files'

type View = z.input<typeof versionSchema>

interface Beside {
  uploadedBy: Person | null
  openNotes: number
  /** Whether the original is kept back from the reader. */
  isLocked: boolean
}

/** A version as its project's people see it. Its addresses are the website's. */
export function versionView(version: DeliverableVersion, beside: Beside): View {
  const { id, number, kind, fileName, size, sha256, state, progress, failure } = version
  const addressOf = (asset: string) => `/api/review/versions/${id}/${asset}`
  return {
    id: String(id),
    number,
    kind,
    fileName,
    size,
    sha256: sha256 ?? null,
    state,
    progress,
    failure: failure ?? null,
    uploadedAt: version.createdAt,
    video: videoFactsSchema.nullable().catch(null).parse(version.facts),
    milliseconds: version.milliseconds ?? null,
    playUrl: playUrlOf(version, addressOf),
    posterUrl: version.posterKey ? addressOf('poster') : null,
    waveformUrl: version.waveformKey ? addressOf('waveform') : null,
    downloadUrl: beside.isLocked ? null : addressOf('original'),
    thumbnails: thumbnailsOf(version, addressOf('strip')),
    pages: pagesOf(version).map(({ width, height }, index) => ({
      url: addressOf(`page-${index + 1}`),
      width,
      height,
    })),
    ...beside,
  }
}

/** Two addresses: a player that has begun with the one must not get parts of the other. */
function playUrlOf(version: DeliverableVersion, addressOf: (asset: string) => string) {
  if (version.proxyKey) return addressOf('play')
  return playsDirectly(version) ? addressOf('direct') : null
}

function thumbnailsOf({ stripKey, thumbnails }: DeliverableVersion, url: string) {
  const strip = stripSchema.safeParse(thumbnails)
  return stripKey && strip.success ? { ...strip.data, url } : null
}

const stripSchema = z.object({
  columns: z.int().positive(),
  rows: z.int().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  everyFrames: z.int().positive(),
})
