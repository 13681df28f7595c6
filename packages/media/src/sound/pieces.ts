import type { Texts } from '../sets/schema'
import { random } from '../lib/random'
import { clash, gear, steps, thud, whoosh } from './effects/impacts'
import { clicks, engine, hiss, mainsHum, wetTires } from './effects/machines'
import { crowd, fire, gulls, roomTone, shore, wind } from './effects/places'
import { play } from './music/play'
import { notes, type Score } from './music/score'
import { inRoom } from './synth/reverb'
import { shaped } from './synth/shape'
import { addTo, silence, type Stereo } from './synth/stereo'

/**
 * A sound that the pages about sound play. Each group is one block of a page, and its versions have
 * the same length.
 */
export interface Piece {
  id: string
  title: Texts
  /** A mix gets the loudness of the films. A part stays as loud as it is within its mix. */
  kind: 'mix' | 'part'
  make: () => Promise<Stereo>
  /** The id of the mix whose gain is used for this part. */
  of?: string
  /** ffmpeg filters that are applied to the finished piece. */
  cleaning?: string
}

const SCENE = 10

const drive = {
  seconds: SCENE,
  pan: (t: number) => 0.8 - 0.16 * t,
  nearness: (t: number) => Math.exp(-(((t - 4.5) / 2.4) ** 2)) * 0.95 + 0.05,
  turns: (t: number) => 50 - 7 * Math.tanh((t - 4.5) * 0.9),
}

/**
 * The sound of the camera’s own microphone on the causeway: distant, thin and windy, in one
 * channel.
 */
async function location(): Promise<Stereo> {
  const dice = random(11)
  const scene = silence(SCENE)
  addTo(scene, wind(SCENE, dice), 0, 0.9)
  addTo(scene, hiss(SCENE, dice), 0, 0.8)
  addTo(scene, wetTires(drive, dice), 0, 0.2)
  const mono = scene.left.map((one, i) => (one + (scene.right[i] ?? 0)) / 2)
  return Promise.resolve({ left: mono, right: mono })
}

async function designed(): Promise<Stereo> {
  const dice = random(12)
  const scene = silence(SCENE)
  addTo(scene, shore(SCENE, dice), 0, 0.7)
  addTo(scene, wind(SCENE, dice), 0, 0.25)
  addTo(scene, gulls(SCENE, dice), 0, 0.5)
  addTo(scene, engine(drive, dice), 0, 0.9)
  addTo(scene, wetTires(drive, dice), 0, 1)
  // The open car passes lamps.
  for (const at of [2.6, 3.7, 4.8, 5.9]) addTo(scene, whoosh(dice, 0.4, 0.7, -0.7), at, 0.35)
  return Promise.resolve(scene)
}

const DUEL = 6
const footfalls = [1.5, 1.68, 1.86, 3.46, 3.62, 4.3, 4.72]

const foley = {
  steps: () => {
    const whole = steps(footfalls, DUEL, random(21))
    addTo(whole, thud(random(22), 0.6), 3.44)
    return whole
  },
  gear: () => gear([0.9, 1.45, 1.95, 2.3, 2.85, 3.2, 3.5, 4.4], DUEL, random(23)),
  blades: () => {
    const whole = silence(DUEL)
    addTo(whole, whoosh(random(24), 0.5, -0.7, 0.1), 2.1, 0.8)
    addTo(whole, whoosh(random(25), 0.4, 0.7, 0.1), 2.25, 1)
    addTo(whole, clash(random(26)), 2.6, 1)
    return whole
  },
  arena: () => {
    const swell = (t: number) => 0.22 + (t > 2.6 ? 0.9 * Math.exp(-(t - 2.6) / 2.2) : 0)
    return addTo(fire(DUEL, random(27)), crowd(DUEL, random(28), swell), 0, 0.7)
  },
}

function everything(): Stereo {
  const mix = silence(DUEL)
  for (const make of Object.values(foley)) addTo(mix, make())
  return mix
}

/** A phrase on the cello. It is an instrument, because no voices are made by a machine here. */
const phrase: Score = {
  tempo: 72,
  beats: 12,
  parts: [
    {
      instrument: 42,
      volume: 110,
      room: 24,
      notes: notes(84, [
        [0.5, 1, 'D3'], [1.5, 0.5, 'F3'], [2, 1.5, 'A3'], [3.5, 0.5, 'G3'], [4, 1, 'F3'], [5, 1, 'E3'],
        [6.5, 1, 'F3'], [7.5, 0.5, 'G3'], [8, 1, 'A3'], [9, 0.5, 'C4'], [9.5, 2, 'A3'],
      ]), // prettier-ignore
    },
  ],
}
const LINE = 10

async function recorded(): Promise<Stereo> {
  const line = addTo(silence(LINE), await play(phrase), 0, 1.5)
  addTo(line, mainsHum(LINE), 0, 0.9)
  addTo(line, hiss(LINE, random(31)), 0, 0.9)
  addTo(line, clicks(LINE, random(32)), 0, 0.8)
  return addTo(line, roomTone(LINE, random(33)), 0, 0.4)
}

/**
 * Filters that remove the hum of the mains with its overtones, then clicks, then the constant hiss.
 */
const CLEANING = [
  ...[50, 100, 150, 250, 350].map((hertz) => `bandreject=f=${hertz}:width_type=h:w=6`),
  'adeclick=window=40:overlap=75:threshold=2',
  'afftdn=noise_reduction=18:noise_floor=-50:track_noise=1',
].join(',')

const EDGE = 0.25

/** Fades the beginning and the end, so that there is no click. */
export function withEdges(sound: Stereo): Stereo {
  const seconds = sound.left.length / 48_000
  const points = [[0, 0], [EDGE / 5, 1], [seconds - EDGE, 1], [seconds, 0]] as const // prettier-ignore
  return { left: shaped(sound.left, points), right: shaped(sound.right, points) }
}

const part = (make: () => Stereo) => () => Promise.resolve(make())
/** Each part contains the reverberation of the room that all parts share. */
const inArena = (make: () => Stereo) =>
  part(() => {
    const { left, right } = inRoom(make(), { seconds: 1.1, amount: 0.08 })
    return { left: left.slice(0, DUEL * 48_000), right: right.slice(0, DUEL * 48_000) }
  })

export const pieces: readonly Piece[] = [
  {
    id: 'scene-location',
    kind: 'part',
    of: 'scene-designed',
    title: { en: 'Location sound only', ar: 'صوت الموقع وحده', de: 'Nur der Originalton' },
    make: location,
  },
  {
    id: 'scene-designed',
    kind: 'mix',
    title: { en: 'With sound design', ar: 'مع تصميم الصوت', de: 'Mit Sounddesign' },
    make: designed,
  },
  {
    id: 'foley-steps',
    kind: 'part',
    of: 'foley-mix',
    title: { en: 'Steps on sand', ar: 'خطوات على الرمل', de: 'Schritte auf Sand' },
    make: inArena(foley.steps),
  },
  {
    id: 'foley-gear',
    kind: 'part',
    of: 'foley-mix',
    title: { en: 'Cloth and armor', ar: 'القماش والدروع', de: 'Stoff und Rüstung' },
    make: inArena(foley.gear),
  },
  {
    id: 'foley-blades',
    kind: 'part',
    of: 'foley-mix',
    title: { en: 'Blade and hammer', ar: 'النصل والمطرقة', de: 'Klinge und Hammer' },
    make: inArena(foley.blades),
  },
  {
    id: 'foley-arena',
    kind: 'part',
    of: 'foley-mix',
    title: { en: 'Torches and crowd', ar: 'المشاعل والجمهور', de: 'Fackeln und Menge' },
    make: inArena(foley.arena),
  },
  {
    id: 'foley-mix',
    kind: 'mix',
    title: { en: 'All together', ar: 'الكل معًا', de: 'Alles zusammen' },
    make: inArena(everything),
  },
  {
    id: 'line-recorded',
    kind: 'part',
    of: 'line-cleaned',
    title: { en: 'As recorded', ar: 'كما سُجّل', de: 'Wie aufgenommen' },
    make: recorded,
  },
  {
    id: 'line-cleaned',
    kind: 'mix',
    title: { en: 'After cleaning', ar: 'بعد التنظيف', de: 'Nach der Reinigung' },
    make: recorded,
    cleaning: CLEANING,
  },
]
