import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Frame } from '../host/browser'
import { prepare } from '../host/job'
import { masterOf } from '../host/paths'
import type { Quality, Take } from './takes'

const BYTES_A_PIXEL = 3

/** Reads one frame from the lossless clip, so that it need not be rendered again. */
async function frameOf(master: string, frame: number, { width, height }: Quality): Promise<Frame> {
  const length = width * height * BYTES_A_PIXEL
  const pick = `select=eq(n\\,${frame}),scale=in_color_matrix=bt709:in_range=tv:out_range=pc`
  const { stdout } = await promisify(execFile)(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-i', master, '-vf', pick, '-frames:v', '1',
      '-pix_fmt', 'rgb24', '-f', 'rawvideo', '-'], // prettier-ignore
    { encoding: 'buffer', maxBuffer: length },
  )
  if (stdout.length !== length) throw new Error(`${master} has no frame ${frame}`)
  return stdout
}

/**
 * Takes pictures from the lossless clip if there is one. `shootTake` then renders only the others.
 */
export async function keepFromMaster(
  { shot, stage, pictures }: Take,
  quality: Quality,
  isWanted: (stem: string, input: string) => Promise<boolean>,
  keep: (stem: string, input: string, picture: Frame) => Promise<void>,
): Promise<void> {
  const master = masterOf(`${shot.id}-${stage}`)
  const isThere = await access(master).then(
    () => true,
    () => false,
  )
  if (!isThere) return
  const job = await prepare(shot, stage, { ...quality, isStill: true })
  for (const { stem, frame } of pictures) {
    const input = `${job.input}${frame}`
    if (!(await isWanted(stem, input))) continue
    await keep(stem, input, await frameOf(master, frame, quality))
    console.log(`${stem}: from its clip`)
  }
}
