import type { Person } from '@studio/shared/review/notes'
import type { versionSchema } from '@studio/shared/review/projects'
import type { z } from 'zod'
import type { DeliverableVersion } from '../../payload-types'

interface Beside {
  uploadedBy: Person | null
  openNotes: number
}

/** A version as its project's people see it. */
export function versionView(
  version: DeliverableVersion,
  { uploadedBy, openNotes }: Beside,
): z.input<typeof versionSchema> {
  const { id, number, kind, fileName, size, sha256, state, progress, failure } = version
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
    uploadedBy,
    video: (version.facts as z.input<typeof versionSchema>['video'] | undefined) ?? null,
    milliseconds: version.milliseconds ?? null,
    playUrl: null,
    posterUrl: null,
    waveformUrl: null,
    downloadUrl: null,
    thumbnails: null,
    pages: [],
    openNotes,
  }
}
