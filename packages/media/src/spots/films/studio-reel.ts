import { signature } from '../../sound/effects/drawing'
import { boom, clash, latch, riser, whoosh } from '../../sound/effects/impacts'
import { chirp, glass, splash } from '../../sound/effects/liquids'
import { engine, wetTires } from '../../sound/effects/machines'
import { gulls, shore } from '../../sound/effects/places'
import { studioReel as score } from '../../sound/music/scores/studio-reel'
import type { Spot } from '../spot'

const pass = {
  seconds: 2.2,
  pan: (t: number) => 0.6 - 0.5 * t,
  nearness: (t: number) => Math.sin(Math.PI * Math.min(1, t / 2.2)),
  turns: (t: number) => 54 + 6 * t,
}
const CUTS = [48, 96, 144, 192, 240, 288, 336, 384, 432]

/** Only finished pictures, for two seconds each. */
export const studioReel: Spot = {
  id: 'reel-studio',
  title: {
    en: 'The studio in 22 seconds',
    ar: 'الاستوديو في ٢٢ ثانية',
    de: 'Das Studio in 22 Sekunden',
  },
  alt: {
    en: 'A marina, a car at dusk, a performer before changing backgrounds, a podcast, a flacon, a dancer, headphones, a duel, a chick at a door and a sunlit room follow each other',
    ar: 'مرسى وسيارة عند الغسق ومؤدية أمام خلفيات متبدلة وبودكاست وقارورة وراقصة وسماعات ومبارزة وفرخ عند باب وغرفة مشمسة تتعاقب',
    de: 'Ein Hafen, ein Auto in der Dämmerung, eine Darstellerin vor wechselnden Hintergründen, ein Podcast, ein Flakon, eine Tänzerin, Kopfhörer, ein Duell, ein Küken an einer Tür und ein sonniges Zimmer folgen aufeinander',
  },
  takes: [
    { shot: 'waterfront', stage: 'final', from: 40, to: 88 },
    { shot: 'causeway', stage: 'final', from: 30, to: 78 },
    { shot: 'green-screen', stage: 'final', from: 44, to: 68 },
    { shot: 'green-screen', stage: 'final', from: 100, to: 124 },
    { shot: 'podcast', stage: 'final', from: 84, to: 132 },
    { shot: 'perfume', stage: 'final', from: 8, to: 56 },
    { shot: 'mocap', stage: 'final', from: 80, to: 128 },
    { shot: 'headphones', stage: 'final', from: 72, to: 120 },
    { shot: 'arena', stage: 'final', from: 48, to: 96 },
    { shot: 'cartoon', stage: 'final', from: 84, to: 132 },
    { shot: 'apartment', stage: 'final', from: 60, to: 108 },
  ],
  closing: {
    frames: 48,
    shot: 'headphones',
    frame: 110,
    stages: ['board', 'animatic', 'previz', 'final'],
    edges: [500, 620, 720],
  },
  poster: 408,
  score,
  musicGain: 1.35,
  sounds: [
    { frame: 0, gain: 0.6, make: (random) => shore(2.2, random) },
    { frame: 4, gain: 0.6, make: (random) => gulls(1.8, random) },
    ...CUTS.map((frame, i) => ({ frame: frame - 8, gain: 0.4, make: (random: Parameters<typeof boom>[0]) => whoosh(random, 0.45, i % 2 ? 0.7 : -0.7, i % 2 ? -0.5 : 0.5) })), // prettier-ignore
    { frame: 46, gain: 0.7, make: (random) => engine(pass, random) },
    { frame: 46, gain: 0.7, make: (random) => wetTires(pass, random) },
    { frame: 192, gain: 0.8, make: (random) => splash(random, 1.8) },
    { frame: 323, gain: 0.9, make: latch },
    { frame: 350, gain: 0.9, make: clash },
    { frame: 350, gain: 0.5, make: boom },
    { frame: 395, gain: 0.8, make: (random) => splash(random, 1.2) },
    { frame: 424, gain: 0.8, make: (random) => chirp(random, 2) },
    { frame: 440, gain: 0.5, make: (random) => shore(1.8, random) },
    { frame: 452, gain: 0.4, make: glass },
    { frame: 446, gain: 0.3, make: (random) => riser(random, 1.4) },
    { frame: 480, gain: 0.9, make: signature },
  ],
  captions: [
    { from: 0, to: 48, text: { en: '[waves and gulls; a synthetic bass begins]', ar: '[أمواج ونوارس، وباص إلكتروني يبدأ]', de: '[Wellen und Möwen; ein Synthesizerbass setzt ein]' } }, // prettier-ignore
    { from: 48, to: 96, text: { en: '[a car passes on a wet road; drums]', ar: '[سيارة تمرّ على طريق مبلل، وإيقاع]', de: '[ein Auto fährt über nasse Straße; Schlagzeug]' } }, // prettier-ignore
    { from: 96, to: 192, text: { en: '[a gust with each change of picture]', ar: '[هبّة مع كل تبدّل للصورة]', de: '[ein Luftzug bei jedem Bildwechsel]' } }, // prettier-ignore
    { from: 192, to: 240, text: { en: '[a splash; a melody]', ar: '[رشّة، ولحن]', de: '[ein Spritzen; eine Melodie]' } }, // prettier-ignore
    { from: 240, to: 336, text: { en: '[a gust; a latch]', ar: '[هبّة، ثم قفل]', de: '[ein Luftzug; ein Klicken]' } }, // prettier-ignore
    { from: 336, to: 384, text: { en: '[blade on hammer]', ar: '[نصل على مطرقة]', de: '[Klinge auf Hammer]' } }, // prettier-ignore
    { from: 384, to: 432, text: { en: '[water bursts from a door; a chick chirps]', ar: '[ماء يندفع من باب، وفرخ يزقزق]', de: '[Wasser bricht aus einer Tür; ein Küken zwitschert]' } }, // prettier-ignore
    { from: 432, to: 480, text: { en: '[the sea, a ringing glass]', ar: '[البحر، وزجاج يرنّ]', de: '[das Meer, ein klingendes Glas]' } }, // prettier-ignore
    { from: 480, to: 528, text: { en: '[four notes, one for each stage]', ar: '[أربع نغمات، لكل مرحلة نغمة]', de: '[vier Töne, für jede Stufe einer]' } }, // prettier-ignore
  ],
}
