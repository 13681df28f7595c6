import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Stage } from '../engine/about'
import { FPS } from '../engine/frames'
import { ffmpeg } from '../host/encode'
import { LIBRARY } from '../host/paths'
import { framesOf, lengthOf, startsOf, type Spot, type Take } from './spot'

export const SIZE = { width: 1280, height: 720 }

const FONT = fileURLToPath(
  new URL('../../../../apps/web/src/fonts/jetbrains-mono.woff2', import.meta.url),
)
const [INK, PAPER, BLUE, GREEN] = ['0x0E0F13', '0xF6F3EC', '0xA4DDED', '0x00B140']

/** How many of the four steps from board to final a stage has taken. */
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

/** A white line, and behind it the later stage. Drawn by luma and chroma: 235 and 128 are white. */
const LINE = `if(lt(abs(X/W-(1-P)),0.0022),if(eq(PLANE,0),235,128),if(lt(X/W,1-P),B,A))`

/** Cuts a film without loss from the library's own clips, so that no shot is rendered again. */
export async function cutSpot(spot: Spot, master: string): Promise<void> {
  const inputs = spot.takes.flatMap(({ shot, stage }) => [
    '-i',
    join(LIBRARY, shot, `${stage}.mp4`),
  ])
  const steps = [
    ...spot.takes.map((take, i) => trimmed(take, spot.takes[i + 1], i)),
    ...joined(spot.takes),
    closingFrame(spot.closing),
    `[cut][closing]concat=n=2:v=1:a=0,${marks(spot)},format=yuv420p[film]`,
  ]
  await ffmpeg([
    ...inputs,
    ...['-filter_complex', steps.join(';'), '-map', '[film]', '-r', String(FPS)],
    ...['-frames:v', String(framesOf(spot)), '-c:v', 'libx264', '-qp', '0'],
    ...['-preset', 'ultrafast', '-f', 'matroska', master],
  ])
}

/** A take with the frames over which the next one wipes it away. */
function trimmed({ from, to, hold = 0 }: Take, next: Take | undefined, index: number): string {
  const more = next?.wipe ?? 0
  const still = hold ? `,tpad=stop_mode=clone:stop=${hold}` : ''
  return `[${index}:v]trim=start_frame=${from}:end_frame=${to + more},setpts=PTS-STARTPTS${still},fps=${FPS},setsar=1,settb=1/${FPS},format=yuv420p[take${index}]`
}

function joined(takes: readonly Take[]): string[] {
  const chains: string[] = []
  const shots: string[] = []
  let current = ''
  let length = 0
  takes.forEach((take, i) => {
    if (!take.wipe) {
      current = `take${i}`
      length = lengthOf(take)
    } else {
      const name = `wiped${i}`
      const times = `duration=${take.wipe / FPS}:offset=${length / FPS}`
      chains.push(`[${current}][take${i}]xfade=transition=custom:expr='${LINE}':${times}[${name}]`)
      current = name
      length += lengthOf(take)
    }
    if (!takes[i + 1]?.wipe) shots.push(`[${current}]`)
  })
  return [...chains, `${shots.join('')}concat=n=${shots.length}:v=1:a=0[cut]`]
}

/** Four bars on ink, one after the other: a drawn one, blue, grey and green. */
function closingFrame(frames: number): string {
  const [width, height, gap] = [120, 12, 18]
  const left = (SIZE.width - 4 * width - 3 * gap) / 2
  const bars = [`${PAPER}:t=2`, `${BLUE}:t=fill`, `0x8A8F98:t=fill`, `${GREEN}:t=fill`].map(
    (look, i) =>
      `drawbox=x=${left + i * (width + gap)}:y=${(SIZE.height - height) / 2}:w=${width}:h=${height}:color=${look}:enable='gte(n,${Math.round(i * 4.8)})'`,
  )
  const size = `${SIZE.width}x${SIZE.height}`
  return `color=c=${INK}:s=${size}:r=${FPS}:d=${frames / FPS},${bars.join(',')},setsar=1,settb=1/${FPS},format=yuv420p[closing]`
}

/** Timecode, and how many of the four stages are done: words would need a film in each language. */
function marks({ takes, closing }: Spot): string {
  const end = framesOf({ takes, closing }) - closing
  const [x, y] = [40, 652]
  const within = `enable='lt(n,${end})'`
  const parts = [`drawbox=x=${x}:y=${y}:w=278:h=34:color=${INK}:t=fill:${within}`]
  for (let step = 0; step < 4; step++) {
    const box = `x=${x + 12 + step * 26}:y=${y + 14}:w=20:h=6`
    parts.push(`drawbox=${box}:color=0x5A5F68:t=fill:${within}`)
    const starts = startsOf(takes)
    const lit = takes.flatMap((take, i) => {
      const start = starts[i] ?? 0
      // The stage is named as soon as its line has crossed the middle.
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
