import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ffmpeg } from '../host/encode'
import { masterOf } from '../host/paths'
import type { Cut } from '../sets/schema'

export interface Format {
  width: number
  height: number
  /**
   * The horizontal positions, in percent of the width, that a narrower format keeps in its middle
   * at the beginning and the end of a cut.
   */
  focusOf: (cut: Cut) => readonly [number, number]
}

function chain(cut: Cut, index: number, { width, height, focusOf }: Format): string {
  const [first, last] = focusOf(cut)
  const focus = `(${first}+n*${(last - first) / (cut.to - cut.from)})/100`
  const left = `max(0\\,min(iw-ow\\,iw*${focus}-ow/2))`
  return [
    `[${index}:v]trim=start_frame=${cut.from}:end_frame=${cut.to}`,
    'setpts=PTS-STARTPTS',
    `crop=ih*${width}/${height}:ih:${left}:0`,
    `scale=${width}:${height}:flags=lanczos`,
    `setsar=1[cut${index}]`,
  ].join(',')
}

/** Joins parts of the lossless clips, which are all 16 by 9, to a film without loss. */
export async function cutFilm(cuts: readonly Cut[], format: Format, master: string): Promise<void> {
  const chains = cuts.map((cut, index) => chain(cut, index, format))
  const labels = cuts.map((_, index) => `[cut${index}]`).join('')
  const joined = `${labels}concat=n=${cuts.length}:v=1:a=0[film]`
  await mkdir(dirname(master), { recursive: true })
  await ffmpeg([
    ...cuts.flatMap(({ shot, stage }) => ['-i', masterOf(`${shot}-${stage}`)]),
    ...['-filter_complex', [...chains, joined].join(';'), '-map', '[film]'],
    ...['-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-f', 'matroska', master],
  ])
}
