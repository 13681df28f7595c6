import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Stage } from '../engine/about'
import { FPS } from '../engine/frames'
import { ffmpeg } from '../host/encode'
import { LIBRARY } from '../host/paths'
import { piecesOf, type Piece } from './pieces'
import { framesOf, lengthOf, startsOf, type Closing, type Spot } from './spot'

const run = promisify(execFile)

export const SIZE = { width: 1280, height: 720 }

const FONT = fileURLToPath(
  new URL('../../../../apps/web/src/fonts/jetbrains-mono.woff2', import.meta.url),
)
const [INK, PAPER, GREEN] = ['0x0E0F13', '0xF6F3EC', '0x00B140']

/** The number of steps from board to final, out of four, that have been done at each stage. */
const STEPS: Record<Stage, number> = {
  board: 1,
  animatic: 2,
  photomatic: 2,
  previz: 3,
  'previz-wire': 3,
  hybrid: 3,
  final: 4,
  sphere: 4,
}

/** The ffmpeg filter that numbers frames from zero, so that rounded times do not shift any part. */
const EVEN = `settb=1/${FPS},setpts=N,setsar=1,format=yuv420p`

/** Cuts a film without loss from the library's clips, so that no shot is rendered again. */
export async function cutSpot(spot: Spot, master: string): Promise<void> {
  const inputs: string[] = []
  // The AV1 files are used, because their picture is cleaner than that of the H.264 files.
  const input = (shot: string, stage: Stage) =>
    inputs.push('-i', join(LIBRARY, shot, `${stage}.webm`)) / 2 - 1
  const pieces = piecesOf(spot.takes)
  const steps = [
    ...pieces.map((piece, i) => cutPiece(piece, `piece${i}`, input)),
    closingFrame(spot.closing, input),
    `${pieces.map((_, i) => `[piece${i}]`).join('')}[closing]concat=n=${pieces.length + 1}:v=1:a=0,${EVEN},${marks(spot)},format=yuv420p[film]`,
  ]
  await ffmpeg([
    ...inputs,
    ...['-filter_complex', steps.join(';'), '-map', '[film]', '-fps_mode', 'passthrough'],
    ...['-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-f', 'matroska', master],
  ])
  const frames = await countFrames(master)
  if (frames !== framesOf(spot)) {
    throw new Error(`${spot.id} was cut to ${frames} frames instead of ${framesOf(spot)}`)
  }
}

type AddInput = (shot: string, stage: Stage) => number

function cutPiece(piece: Piece, name: string, input: AddInput): string {
  const { from, to, take } = piece
  const trimmed = (stage: Stage) =>
    `[${input(take.shot, stage)}:v]trim=start_frame=${from}:end_frame=${to},${EVEN}`
  if (piece.kind === 'run') {
    const hold = piece.hold ? `,tpad=stop_mode=clone:stop=${piece.hold}` : ''
    return `${trimmed(take.stage)}${hold}[${name}]`
  }
  // A white line moves across the picture, and behind it the later stage appears. 235 and 128 are
  // white in luma and chroma.
  const edge = `(N+0.5)/${to - from}`
  const plane = (white: number) =>
    `'if(lt(abs(X/W-${edge}),0.0022),${white},if(lt(X/W,${edge}),B,A))'`
  const planes = `c0_expr=${plane(235)}:c1_expr=${plane(128)}:c2_expr=${plane(128)}`
  const [before, after] = [`${name}a`, `${name}b`]
  return `${trimmed(piece.before)}[${before}];${trimmed(take.stage)}[${after}];[${before}][${after}]blend=${planes}[${name}]`
}

/** One picture in four strips, one for each stage, which appear one after another. */
function closingFrame({ frames, shot, frame, stages, edges }: Closing, input: AddInput): string {
  const { width, height } = SIZE
  const ends = [0, ...edges, width]
  const chains = stages.map((stage, i) => {
    const [start = 0, end = width] = [ends[i], ends[i + 1]]
    return `[${input(shot, stage)}:v]trim=start_frame=${frame}:end_frame=${frame + 1},${EVEN},crop=${end - start}:${height}:${start}:0,loop=${frames - 1}:1:0,${EVEN}[strip${i}]`
  })
  const laid = stages.map(
    (_, i) =>
      `[under${i}][strip${i}]overlay=x=${ends[i]}:y=0:eof_action=repeat:enable='gte(n,${Math.round(i * 4.8)})'[under${i + 1}]`,
  )
  const lines = edges.map((x, i) => `drawbox=x=${x - 2}:y=0:w=4:h=${height}:color=white:t=fill:enable='gte(n,${Math.round((i + 1) * 4.8)})'`) // prettier-ignore
  return [
    ...chains,
    `color=c=${INK}:s=${width}x${height}:r=${FPS},trim=end_frame=${frames},${EVEN}[under0]`,
    ...laid,
    `[under${stages.length}]${lines.join(',')},${EVEN}[closing]`,
  ].join(';')
}

/**
 * Draws the timecode and the number of stages that are done. Words would require a film for each
 * language.
 */
function marks({ takes, closing }: Spot): string {
  const end = framesOf({ takes, closing }) - closing.frames
  const [x, y] = [40, 652]
  const within = `enable='lt(n,${end})'`
  const parts = [`drawbox=x=${x}:y=${y}:w=278:h=34:color=${INK}:t=fill:${within}`]
  for (let step = 0; step < 4; step++) {
    const box = `x=${x + 12 + step * 26}:y=${y + 14}:w=20:h=6`
    parts.push(`drawbox=${box}:color=0x5A5F68:t=fill:${within}`)
    const starts = startsOf(takes)
    const lit = takes.flatMap((take, i) => {
      const start = starts[i] ?? 0
      // The next stage counts from the moment at which the line is in the middle.
      const from = start + (take.wipe ?? 0) / 2
      const to = start + lengthOf(take) + (takes[i + 1]?.wipe ?? 0) / 2
      return STEPS[take.stage] > step ? [`between(n,${from},${to - 1})`] : []
    })
    const color = step === 3 ? GREEN : PAPER
    if (lit.length) parts.push(`drawbox=${box}:color=${color}:t=fill:enable='${lit.join('+')}'`)
  }
  parts.push(
    `drawtext=fontfile=${FONT}:timecode='00\\:00\\:00\\:00':rate=${FPS}:fontsize=18:fontcolor=${PAPER}:x=${x + 132}:y=${y + 9}:${within}`,
  )
  return parts.join(',')
}

async function countFrames(file: string): Promise<number> {
  const count = ['-count_packets', '-show_entries', 'stream=nb_read_packets']
  const { stdout } = await run('ffprobe', ['-v', 'error', ...count, '-of', 'csv=p=0', file])
  return Number(stdout)
}
