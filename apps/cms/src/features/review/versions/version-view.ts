import { checksSchema, videoFactsSchema } from '@studio/shared/review/media'
import type { Person } from '@studio/shared/review/notes'
import { plainChecks } from '@studio/shared/review/plain-checks'
import type { versionSchema } from '@studio/shared/review/projects'
import { z } from 'zod'
import type { DeliverableVersion } from '../../../payload-types'
import { isGuest, isOfStudio, type Reader } from '../reader'
import { pagesOf, playsDirectly } from './version-files'

type View = z.input<typeof versionSchema>

interface Beside {
  uploadedBy: Person | null
  openNotes: number
  /** True if the reader may not download the original. */
  isLocked: boolean
}

/** The path of a reader's files, relative to the website's `/api`. */
export function filesPath(reader: Reader): string {
  return isGuest(reader) ? `/api/guests/${reader.link}/versions` : '/api/review/versions'
}

/** A version in the form in which people in the room see it, with URLs of the website. */
export function versionView(version: DeliverableVersion, reader: Reader, beside: Beside): View {
  const { id, number, kind, fileName, sha256, state, progress, failure } = version
  const checks = checksSchema.nullable().catch(null).parse(version.checks)
  const addressOf = (asset: string) => `${filesPath(reader)}/${id}/${asset}`
  return {
    id: String(id),
    number,
    kind,
    fileName,
    title: version.title ?? '',
    description: version.description ?? '',
    // Guests see neither signatures nor the hash that they name.
    sha256: isGuest(reader) ? null : (sha256 ?? null),
    state,
    progress,
    failure: failure ?? null,
    uploadedAt: version.createdAt,
    video: videoFactsSchema.nullable().catch(null).parse(version.facts),
    checks: isOfStudio(reader) ? checks : null,
    plainChecks: checks ? plainChecks(checks) : [],
    milliseconds: version.milliseconds ?? null,
    playUrl: playUrlOf(version, reader, addressOf),
    posterUrl: version.posterKey ? addressOf('poster') : null,
    waveformUrl: version.waveformKey ? addressOf('waveform') : null,
    // Guests cannot download files, so nothing is shown as locked to them.
    downloadUrl: beside.isLocked || isGuest(reader) ? null : addressOf('original'),
    thumbnails: thumbnailsOf(version, addressOf('strip')),
    pages: pagesOf(version).map(({ smallKey, width, height }, index) => ({
      url: addressOf(`page-${index + 1}`),
      smallUrl: smallKey ? addressOf(`small-${index + 1}`) : null,
      width,
      height,
    })),
    ...beside,
    isLocked: beside.isLocked && !isGuest(reader),
  }
}

/**
 * The copy and the original have different URLs, because a player must not mix ranges of both.
 * Guests get only the copy.
 */
function playUrlOf(
  version: DeliverableVersion,
  reader: Reader,
  addressOf: (asset: string) => string,
) {
  if (version.proxyKey) return addressOf('play')
  if (isGuest(reader)) return null
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
