import type { Media } from '@studio/shared/contracts/common'
import type { Version } from '@studio/shared/review/projects'
import { FRAMES_A_SECOND } from '@/lib/timecode'

/** A stage of a shot, as the page passes it on. */
export interface DemoVersion {
  stage: string
  name: string
  media: Media
}

/** Makes a version of each stage. They seem to be uploaded on consecutive days. */
export function demoVersions(stages: readonly DemoVersion[]): Version[] {
  return stages.map(({ name, media }, index) => ({
    // The id has digits only, like those of all versions, because a guest link refers to a version
    // by its id.
    id: String(index + 1),
    number: index + 1,
    kind: 'video',
    fileName: name,
    title: '',
    description: '',
    sha256: null,
    state: 'ready',
    progress: 100,
    failure: null,
    uploadedAt: demoMoment(index * 3),
    uploadedBy: null,
    video: {
      rate: { numerator: FRAMES_A_SECOND, denominator: 1 },
      frameCount: Math.round((media.clip?.duration ?? 0) * FRAMES_A_SECOND),
      startFrame: 0,
      isDropFrame: false,
      isVariableRate: false,
      width: media.width,
      height: media.height,
      hasSound: false,
    },
    checks: null,
    plainChecks: [],
    milliseconds: (media.clip?.duration ?? 0) * 1_000,
    playUrl: media.clip && playableFile(media.clip),
    posterUrl: media.src,
    waveformUrl: null,
    downloadUrl: null,
    isLocked: false,
    thumbnails: null,
    pages: [],
    openNotes: 0,
  }))
}

const LATEST_DAY = 11

/**
 * @returns the date of a day of the demonstration, counted from its first version. The last version
 * is always from today, so that the demonstration never looks old
 */
export function demoMoment(day: number): string {
  const date = new Date()
  date.setUTCDate(date.getUTCDate() - LATEST_DAY + day)
  return date.toISOString()
}

/** @returns the H.264 file, or the AV1 file for browsers that cannot play the other one */
function playableFile({ src, mimeType, av1Src }: NonNullable<Media['clip']>): string {
  const canPlay = document.createElement('video').canPlayType(`${mimeType}; codecs="avc1.64001F"`)
  return canPlay || !av1Src ? src : av1Src
}
