import type { Checks } from '@studio/shared/review/media'
import { compareFrames } from './compare-frames'
import { type Film, makeProxy } from './make-proxy'
import { isBright } from './picture-filters'
import type { Probed, ProbedStream, Source, Workplace } from './probe'
import { type FilmFacts, readFilmFacts } from './read-facts'
import { hasZscale } from './run-ffmpeg'
import { lookAtFrames } from './seen-frames'
import { Unprocessable } from '../../../../platform/programs/unprocessable'

interface Watcher {
  /** Called before the copy is made. */
  onFacts: (film: FilmFacts) => Promise<void>
  /** Called with the completed share of the work, from 0 to 1. */
  onShare: (share: number) => void
}

interface Copy {
  film: Film
  /** The file of the copy, which ffmpeg reads with its demuxer `mov`. */
  file: string
  checks: Checks
}

/**
 * Makes the copy of a film that is played in the room, and compares it with the original.
 *
 * @throws {Unprocessable} if the file contains no film, or if no playable film could be made of it
 */
export async function copyFilm(
  place: Workplace,
  source: Source,
  probed: Probed & { video: ProbedStream },
  { onFacts, onShare }: Watcher,
): Promise<Copy> {
  const isZscaleThere = isBright(probed.video) && (await hasZscale(place))
  const onSeen = (share: number) => onShare(share * 0.3)
  const film = { ...(await readFilmFacts(place, source, probed, isZscaleThere, onSeen)), probed }
  const { frameCount } = film.facts
  await onFacts(film)
  const onMade = (count: number) => onShare(0.3 + (count / frameCount) * 0.5)
  const { file, remarks } = await makeProxy(place, source, film, isZscaleThere, onMade)
  const copy = await lookAtFrames(
    place,
    { file, demuxer: 'mov' },
    {
      ...{ name: 'copy', stream: 0, filters: [] },
      onFrame: (count) => onShare(0.8 + (count / frameCount) * 0.2),
    },
  )
  const frames = await compareFrames(film.seen, copy, film.placed)
  if (frames.shown === 0) throw new Unprocessable('differs', 'no frame is where it belongs')
  const checks = {
    frames: { ...frames, original: frames.original + film.brokenFrames },
    remarks: [...film.remarks, ...remarks],
  }
  return { film, file, checks }
}
