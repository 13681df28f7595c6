import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { FPS } from '../engine/frames'
import { LIBRARY } from '../host/paths'

// pnpm media:demo-sheet combines the four stages of the hero shot in one clip, two by two, for
// demo/scrub.html.
const run = promisify(execFile)
const SHOT = 'causeway'
const STAGES = ['board', 'animatic', 'previz', 'final']
const BYTES = 900_000
const to = fileURLToPath(new URL(`../../demo/${SHOT}-stages.mp4`, import.meta.url))

const folder = await mkdtemp(join(tmpdir(), 'media-demo-'))
const together = join(folder, 'together.mkv')
const inputs = STAGES.flatMap((stage) => ['-i', join(LIBRARY, SHOT, `${stage}.mp4`)])
const small = STAGES.map((_, i) => `[${i}:v]scale=640:360:flags=area[s${i}]`).join(';')
const layout = '[s0][s1][s2][s3]xstack=inputs=4:layout=0_0|w0_0|0_h0|w0_h0'
await run('ffmpeg', ['-loglevel', 'error', '-y', ...inputs, '-filter_complex', `${small};${layout}`, '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', together]) // prettier-ignore

// Without B-frames, frames are decoded in the order of the file. Two key frames per second make
// seeking fast.
const codec = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-bf', '0', '-g', '12', '-pix_fmt', 'yuv420p'] // prettier-ignore
const colour = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'] // prettier-ignore
for (let crf = 20; ; crf++) {
  await run('ffmpeg', ['-loglevel', 'error', '-y', '-i', together, ...codec, '-crf', String(crf), '-r', String(FPS), ...colour, '-movflags', '+faststart', to]) // prettier-ignore
  const { size } = await stat(to)
  if (size > BYTES && crf < 40) continue
  console.log(`${to}: ${(size / 1000).toFixed(0)} kB at ${crf}`)
  break
}
await rm(folder, { recursive: true })
