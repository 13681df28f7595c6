import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ffmpeg, numberedFrames } from './films'

interface Pulldown {
  /** The number of fields, or of whole frames, that each picture lasts, in turn. */
  cadence: readonly number[]
  pictures: string
  frames: string
  /** Whether the cadence counts whole frames, as in 720p broadcasts. */
  isProgressive?: boolean
}

/**
 * Makes an MPEG-2 stream without a container whose pictures are repeated by flags, as on a DVD.
 * ffmpeg does not write these flags.
 */
export async function pulldownStream(
  folder: string,
  name: string,
  seconds: number,
  { cadence, pictures, frames, isProgressive = false }: Pulldown,
): Promise<void> {
  await ffmpeg(
    folder,
    ...[...numberedFrames(pictures, seconds), '-c:v', 'mpeg2video', '-q:v', '2', '-bf', '0'],
    ...(isProgressive ? [] : ['-flags', '+ilme+ildct']),
    ...['-bsf:v', `mpeg2_metadata=frame_rate=${frames}`, name],
  )
  const file = path.join(folder, name)
  const bytes = await readFile(file)
  const extension = Buffer.from('000001b5', 'hex')
  let [picture, isTopFirst] = [0, true]
  for (let at = bytes.indexOf(extension); at >= 0; at = bytes.indexOf(extension, at + 4)) {
    // Only the extension with number 8 belongs to a picture.
    if ((bytes[at + 4] ?? 0) >> 4 !== 8) continue
    const length = cadence[picture % cadence.length] ?? 0
    picture += 1
    const repeats = isProgressive ? length > 1 : length > 2
    const isTop = isProgressive ? length > 2 : isTopFirst
    // The flags are top_field_first, repeat_first_field and progressive_frame.
    bytes[at + 7] = ((bytes[at + 7] ?? 0) & ~0x82) | (isTop ? 0x80 : 0) | (repeats ? 2 : 0)
    bytes[at + 8] = (bytes[at + 8] ?? 0) | 0x80
    if (repeats) isTopFirst = !isTopFirst
  }
  await writeFile(file, bytes)
}

/**
 * Times for the packets of such a stream, which ffmpeg needs for containers that store times.
 *
 * @param ticks the number of the container's ticks per second
 */
export function cadenceTimes(
  cadence: readonly number[],
  perSecond: string,
  ticks: number,
): string[] {
  const sum = cadence.reduce((total, length) => total + length, 0)
  const before = cadence
    .slice(0, -1)
    .map((length, n) => `${length}*gt(mod(N,${cadence.length}),${n})`)
  const place = [`floor(N/${cadence.length})*${sum}`, ...before].join('+')
  return ['-bsf:v', `setts=ts='round((${place})/(${perSecond})*${ticks})'`]
}
