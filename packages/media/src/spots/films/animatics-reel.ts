import { pencil, signature, wipe } from '../../sound/effects/drawing'
import { clash, latch, whoosh } from '../../sound/effects/impacts'
import { pop, splash, swirl } from '../../sound/effects/liquids'
import { engine } from '../../sound/effects/machines'
import { gulls } from '../../sound/effects/places'
import { animaticsReel as score } from '../../sound/music/scores/animatics-reel'
import { throughStages, type Spot } from '../spot'

const pass = {
  seconds: 1.6,
  pan: (t: number) => 0.5 - 0.4 * t,
  nearness: (t: number) => Math.sin(Math.PI * Math.min(1, t / 1.6)),
  turns: () => 50,
}

/** Only drafts: board, color, stills, clay and ink. Each is shown for half a bar or a bar. */
export const animaticsReel: Spot = {
  id: 'reel-animatics',
  title: { en: 'Before the final', ar: 'قبل الصورة النهائية', de: 'Vor dem Final' },
  alt: {
    en: 'Eight shots before they are finished: pencil boards, flat color, stills, gray models and ink follow each other on the beat',
    ar: 'ثماني لقطات قبل اكتمالها: لوحات بقلم الرصاص وألوان مسطّحة وصور ثابتة ونماذج رمادية وحبر تتعاقب على الإيقاع',
    de: 'Acht Einstellungen, bevor sie fertig sind: Bleistiftboards, flache Farben, Standbilder, graue Modelle und Tusche folgen im Takt aufeinander',
  },
  takes: [
    ...throughStages('causeway', 20, [
      ['board', 50],
      ['animatic', 80],
    ]),
    { shot: 'perfume', stage: 'photomatic', from: 40, to: 100 },
    ...throughStages('arena', 30, [
      ['board', 60],
      ['hybrid', 90],
    ]),
    ...throughStages('waterfront', 60, [
      ['animatic', 90],
      ['previz', 120],
    ]),
    ...throughStages('green-screen', 40, [
      ['previz', 70],
      ['hybrid', 100],
    ]),
    ...throughStages('mocap', 40, [
      ['animatic', 70],
      ['previz', 100],
    ]),
    { shot: 'cartoon', stage: 'hybrid', from: 70, to: 130 },
    ...throughStages('headphones', 60, [
      ['board', 90],
      ['previz', 120],
    ]),
  ],
  closing: {
    frames: 60,
    shot: 'waterfront',
    frame: 60,
    stages: ['board', 'animatic', 'previz', 'final'],
    edges: [320, 640, 960],
  },
  poster: 170,
  score,
  musicGain: 1.4,
  sounds: [
    { frame: 0, gain: 0.8, make: (random) => pencil(1.3, random) },
    ...[30, 150, 210, 270, 330, 450].map((frame) => ({ frame: frame - 3, gain: 0.5, make: wipe })),
    { frame: 26, gain: 0.6, make: (random) => engine(pass, random) },
    { frame: 62, gain: 0.6, make: (random) => swirl(random, 2.2) },
    { frame: 120, gain: 0.8, make: (random) => pencil(1, random) },
    { frame: 152, gain: 0.7, make: clash },
    { frame: 182, gain: 0.7, make: (random) => gulls(1.8, random) },
    ...[240, 300].map((frame) => ({ frame: frame - 6, gain: 0.5, make: (random: Parameters<typeof wipe>[0]) => whoosh(random, 0.5) })), // prettier-ignore
    { frame: 385, gain: 0.7, make: (random) => splash(random, 1.2) },
    { frame: 403, gain: 0.6, make: (random) => pop(random) },
    { frame: 420, gain: 0.8, make: (random) => pencil(1, random) },
    { frame: 467, gain: 0.9, make: latch },
    { frame: 480, gain: 0.8, make: signature },
  ],
  captions: [
    { from: 0, to: 60, text: { en: 'Storyboard, 2D animatic\n[a pencil, an engine; bass and guitar]', ar: 'ستوري بورد ثم أنيماتيك ثنائي الأبعاد\n[قلم رصاص ومحرّك، وباص وغيتار]', de: 'Storyboard, 2D-Animatic\n[ein Bleistift, ein Motor; Bass und Gitarre]' } }, // prettier-ignore
    { from: 60, to: 120, text: { en: 'Photomatic\n[a thick liquid turns]', ar: 'فوتوماتيك\n[سائل كثيف يدور]', de: 'Photomatic\n[eine zähe Flüssigkeit kreist]' } }, // prettier-ignore
    { from: 120, to: 180, text: { en: 'Storyboard, hybrid animatic\n[a pencil; blade on hammer]', ar: 'ستوري بورد ثم أنيماتيك هجين\n[قلم رصاص، ونصل على مطرقة]', de: 'Storyboard, Hybrid-Animatic\n[ein Bleistift; Klinge auf Hammer]' } }, // prettier-ignore
    { from: 180, to: 240, text: { en: '2D animatic, 3D previz\n[gulls; an electric piano]', ar: 'أنيماتيك ثنائي الأبعاد ثم تصوّر مسبق\n[نوارس، وبيانو كهربائي]', de: '2D-Animatic, 3D-Previz\n[Möwen; ein E-Piano]' } }, // prettier-ignore
    { from: 240, to: 360, text: { en: '[a gust with each change of picture]', ar: '[هبّة مع كل تبدّل للصورة]', de: '[ein Luftzug bei jedem Bildwechsel]' } }, // prettier-ignore
    { from: 360, to: 420, text: { en: 'Hybrid animatic\n[water bursts from a door]', ar: 'أنيماتيك هجين\n[ماء يندفع من باب]', de: 'Hybrid-Animatic\n[Wasser bricht aus einer Tür]' } }, // prettier-ignore
    { from: 420, to: 480, text: { en: 'Storyboard, 3D previz\n[a pencil; parts click together]', ar: 'ستوري بورد ثم تصوّر مسبق\n[قلم رصاص، وقطع تنطبق]', de: 'Storyboard, 3D-Previz\n[ein Bleistift; Teile rasten ein]' } }, // prettier-ignore
    { from: 480, to: 540, text: { en: '[four notes, one for each stage]', ar: '[أربع نغمات، لكل مرحلة نغمة]', de: '[vier Töne, für jede Stufe einer]' } }, // prettier-ignore
  ],
}
