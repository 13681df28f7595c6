import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { TICKS } from './frame-times'
import { input, MAX_FRAMES, type Source, type Workplace } from './probe'
import { runFfmpeg } from './run-ffmpeg'
import { Unprocessable } from '../../../../platform/programs/unprocessable'

/** The size in pixels of the gray pictures that are compared. */
export const SMALL = { width: 32, height: 18 }

const BYTES = SMALL.width * SMALL.height

/** Facts about a film's frames that the decoder found, independent of the file's header. */
export interface SeenFrames {
  /** The times of the frames in seconds, in the order in which the frames are shown. */
  times: Float64Array
  /** The path of the file that contains one gray picture per frame. */
  pictures: string
  /** True if at least one frame has a transparent pixel. */
  isTransparent: boolean
}

interface Look {
  /** The name of the file with the pictures, without its extension. */
  name: string
  stream: number
  /** ffmpeg filters that run before scaling. */
  filters: readonly string[]
  decoder?: readonly string[]
  mayBeTransparent?: boolean
  onFrame?: (count: number) => void
}

/**
 * Decodes all frames of a film. The times of packets are unreliable: they can be missing, or belong
 * to hidden frames.
 */
export async function lookAtFrames(
  place: Workplace,
  source: Source,
  { name, stream, filters, decoder = [], mayBeTransparent = false, onFrame }: Look,
): Promise<SeenFrames> {
  const times: number[] = []
  const [file, alphaFile] = [`${name}.gray`, `${name}-alpha.gray`]
  const small = `scale=${SMALL.width}:${SMALL.height}:flags=area,format=gray`
  const from = mayBeTransparent
    ? `[0:${stream}]split[seen][all];[all]alphaextract,${small}[alpha];[seen]`
    : `[0:${stream}]`
  const graph = [...filters, small, `settb=1/${TICKS}`, 'split[times][pictures]']
  const raw = ['-fps_mode', 'passthrough', '-enc_time_base', `1:${TICKS}`, '-c:v', 'rawvideo']
  const toFile = (label: string, to: string) => [
    ...['-map', `[${label}]`, ...raw, '-f', 'rawvideo', `file:${to}`],
  ]
  await runFfmpeg(place, {
    args: [
      ...['-reinit_filter', '0', ...decoder, ...input(source)],
      ...['-filter_complex', from + graph.join(',')],
      ...['-map', '[times]', ...raw, '-f', 'framecrc', 'pipe:1'],
      ...toFile('pictures', file),
      ...(mayBeTransparent ? toFile('alpha', alphaFile) : []),
    ],
    onLine: (line) => {
      if (line.startsWith('#')) return
      const time = Number(line.split(',')[2])
      if (times.push(time / TICKS) > MAX_FRAMES) throw new Unprocessable('tooLong')
      onFrame?.(times.length)
    },
  })
  const isTransparent = mayBeTransparent && (await hasDarkPart(path.join(place.folder, alphaFile)))
  return {
    ...{ times: Float64Array.from(times), isTransparent },
    pictures: path.join(place.folder, file),
  }
}

async function hasDarkPart(file: string): Promise<boolean> {
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) {
    if (part.some((shade) => shade < 255)) return true
  }
  return false
}

/** Opens a file of gray pictures for random access, with a small cache. */
export async function withPictures<Result>(
  file: string,
  work: (at: (frame: number) => Promise<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file)
  const size = 512
  const blocks = new Map<number, Buffer>()
  const blockAt = async (block: number) => {
    const known = blocks.get(block)
    if (known) return known
    // The comparison moves forward and reads only neighboring pictures, so a few blocks are
    // sufficient.
    if (blocks.size > 3) blocks.delete(blocks.keys().next().value ?? 0)
    const bytes = Buffer.alloc(size * BYTES)
    await handle.read(bytes, 0, bytes.length, block * bytes.length)
    blocks.set(block, bytes)
    return bytes
  }
  try {
    return await work(async (frame) => {
      const bytes = await blockAt(Math.floor(frame / size))
      const from = (frame % size) * BYTES
      return bytes.subarray(from, from + BYTES)
    })
  } finally {
    await handle.close()
  }
}
