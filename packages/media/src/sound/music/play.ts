import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { RATE, type Stereo } from '../synth/stereo'
import type { Score } from './score'
import { toMidi } from './to-midi'

const run = promisify(execFile)

/** Fluid R3 (GM) by Frank Wen, under the MIT license: Debian's package fluid-soundfont-gm. */
const SOUND_FONT = process.env.SOUND_FONT ?? '/usr/share/sounds/sf2/FluidR3_GM.sf2'

/** Plays a score with the instruments of the sound font. */
export async function play(score: Score): Promise<Stereo> {
  const folder = await mkdtemp(join(tmpdir(), 'media-music-'))
  try {
    const [midi, raw] = [join(folder, 'score.mid'), join(folder, 'music.raw')]
    await writeFile(midi, toMidi(score))
    await run('fluidsynth', [
      ...['-ni', '-q', '-g', '0.7', '-r', String(RATE), '-T', 'raw', '-O', 's16', '-E', 'little'],
      ...[
        '-o',
        'synth.cpu-cores=1',
        '-o',
        'synth.reverb.room-size=0.6',
        '-F',
        raw,
        SOUND_FONT,
        midi,
      ],
    ])
    return split(await readFile(raw))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function split(raw: Buffer): Stereo {
  const length = Math.floor(raw.length / 4)
  const sound = { left: new Float32Array(length), right: new Float32Array(length) }
  for (let i = 0; i < length; i++) {
    sound.left[i] = raw.readInt16LE(i * 4) / 32_768
    sound.right[i] = raw.readInt16LE(i * 4 + 2) / 32_768
  }
  return sound
}
