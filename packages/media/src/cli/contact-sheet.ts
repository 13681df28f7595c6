import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import sharp, { type OverlayOptions } from 'sharp'
import { FPS } from '../engine/frames'
import { readManifest, type Entry } from '../host/manifest'
import { LIBRARY } from '../host/paths'

// pnpm media:contact-sheet [scene …] [--stage s] [--out folder] puts thumbnails of clips on one
// picture.
const run = promisify(execFile)
const [WIDTH, HEIGHT, GAP] = [400, 225, 8]
/** The ffmpeg filter that fits a clip into its cell on black. */
const FIT = `scale=${WIDTH}:${HEIGHT}:force_original_aspect_ratio=decrease,pad=${WIDTH}:${HEIGHT}:-1:-1`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, stage: { type: 'string' } },
})
const folder = values.out ?? join(tmpdir(), 'media-contact-sheet')

const all = await readManifest(join(LIBRARY, 'manifest.json'))
const clipOf = ({ files }: Entry) => files.find(({ file }) => file.endsWith('.mp4'))?.file
const entries = all.flatMap((entry) => {
  const clip = clipOf(entry)
  const isAsked =
    (!positionals.length || positionals.includes(entry.id)) &&
    (!values.stage || values.stage === entry.stage)
  // A 360° picture that has no clip yet is left out.
  return clip && isAsked ? [{ ...entry, clip }] : []
})
if (!entries.length) throw new Error('nothing of that is in the library yet')

/** ffmpeg returns the first frame at or after a time, so a slightly earlier time is requested. */
async function thumbnail(clip: string, frame: number): Promise<Buffer> {
  const seconds = Math.max(0, frame - 0.25) / FPS
  const { stdout } = await run(
    'ffmpeg',
    ['-loglevel', 'error', '-ss', String(seconds), '-i', clip, '-frames:v', '1',
      '-vf', FIT, '-f', 'image2pipe', '-c:v', 'png', '-'], // prettier-ignore
    { encoding: 'buffer', maxBuffer: 1 << 24 },
  )
  return stdout
}

const tiles: OverlayOptions[] = []
for (const [row, { clip, frames }] of entries.entries()) {
  for (const [column, frame] of [0, frames >> 1, frames - 1].entries()) {
    tiles.push({
      input: await thumbnail(join(LIBRARY, clip), frame),
      left: GAP + column * (WIDTH + GAP),
      top: GAP + row * (HEIGHT + GAP),
    })
  }
}
await mkdir(folder, { recursive: true })
const path = join(folder, `${positionals.join('-') || 'library'}.png`)
const size = { width: 3 * (WIDTH + GAP) + GAP, height: entries.length * (HEIGHT + GAP) + GAP }
await sharp({ create: { ...size, channels: 3, background: '#101014' } })
  .composite(tiles)
  .png()
  .toFile(path)
console.log(path)
for (const { id, stage } of entries) console.log(`${id} ${stage}`)
