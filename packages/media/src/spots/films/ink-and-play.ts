import { chirp, pop, splash, underWater } from '../../sound/effects/liquids'
import { marker, pencil, signature, wipe } from '../../sound/effects/drawing'
import { clash, latch, thud, whoosh } from '../../sound/effects/impacts'
import { gulls, roomTone } from '../../sound/effects/places'
import { inkAndPlay as score } from '../../sound/music/scores/ink-and-play'
import { throughStages, type Spot } from '../spot'

/**
 * Drawn work: a whiteboard, people who talk at a table, a duel in ink, a model in stills, and ideas
 * of two chicks.
 */
export const inkAndPlay: Spot = {
  id: 'spot-ink-and-play',
  title: { en: 'Ink and play', ar: 'حبر ولعب', de: 'Tusche und Spiel' },
  alt: {
    en: 'A boat appears on a whiteboard, two hosts at a table turn from drawing to picture, fighters meet in ink, and a blue chick draws a door that opens to the sea',
    ar: 'قارب يظهر على سبورة، ومقدّما برنامج يتحولان من رسم إلى صورة، ومقاتلان يلتقيان بالحبر، وفرخ أزرق يرسم بابًا ينفتح على البحر',
    de: 'Auf einem Whiteboard entsteht ein Boot, zwei Gastgeber werden von der Zeichnung zum Bild, Kämpfer treffen sich in Tusche, und ein blaues Küken zeichnet eine Tür, die sich zum Meer öffnet',
  },
  takes: [
    ...throughStages('whiteboard', 0, [
      ['final', 96],
      ['animatic', 144],
    ]),
    ...throughStages('podcast', 0, [
      ['board', 48],
      ['animatic', 96],
      ['final', 144],
    ]),
    ...throughStages('arena', 30, [
      ['animatic', 54],
      ['hybrid', 78],
    ]),
    { shot: 'waterfront', stage: 'photomatic', from: 60, to: 108 },
    { shot: 'mascot-thinking', stage: 'animatic', from: 24, to: 72 },
    ...throughStages('mascot-talking', 0, [
      ['animatic', 24],
      ['final', 96],
    ]),
    ...throughStages('cartoon', 0, [
      ['board', 24],
      ['animatic', 48],
      ['hybrid', 72],
      ['final', 144],
    ]),
  ],
  closing: {
    frames: 48,
    shot: 'cartoon',
    frame: 95,
    stages: ['board', 'animatic', 'hybrid', 'final'],
    edges: [780, 900, 1040],
  },
  poster: 602,
  score,
  musicGain: 1.3,
  sounds: [
    { frame: 4, gain: 0.8, make: (random) => marker(5.2, random) },
    ...[96, 192, 240, 312, 456, 552, 576, 600].map((frame) => ({ frame: frame - 3, gain: 0.5, make: wipe })), // prettier-ignore
    { frame: 144, gain: 0.8, make: (random) => pencil(1.9, random) },
    { frame: 190, gain: 1, make: (random) => roomTone(4, random) },
    { frame: 204, gain: 0.5, make: (random) => pop(random, 520) },
    { frame: 228, gain: 0.5, make: (random) => pop(random, 700) },
    { frame: 300, gain: 0.7, make: (random) => whoosh(random, 0.5, -0.7, 0.2) },
    { frame: 320, gain: 0.7, make: clash },
    { frame: 320, gain: 0.4, make: (random) => thud(random) },
    { frame: 336, gain: 0.7, make: (random) => gulls(1.8, random) },
    { frame: 336, gain: 0.6, make: latch },
    { frame: 352, gain: 0.6, make: latch },
    { frame: 368, gain: 0.6, make: latch },
    { frame: 390, gain: 0.7, make: (random) => pop(random, 480) },
    { frame: 414, gain: 0.8, make: (random) => pop(random, 860) },
    { frame: 436, gain: 0.9, make: (random) => chirp(random, 4) },
    { frame: 470, gain: 0.9, make: (random) => chirp(random, 5) },
    { frame: 500, gain: 0.9, make: (random) => chirp(random, 3) },
    { frame: 528, gain: 0.8, make: (random) => pencil(1.3, random) },
    { frame: 564, gain: 0.9, make: latch },
    { frame: 590, gain: 0.9, make: (random) => underWater(random, 2.4) },
    { frame: 623, gain: 0.9, make: (random) => splash(random, 1.4) },
    { frame: 641, gain: 0.8, make: (random) => thud(random, 0.5) },
    { frame: 653, gain: 0.9, make: (random) => chirp(random, 2) },
    { frame: 672, gain: 0.9, make: signature },
  ],
  captions: [
    { from: 0, to: 96, text: { en: 'Whiteboard\n[a felt tip slides and squeaks; plucked strings]', ar: 'سبورة بيضاء\n[قلم لبّاد ينزلق ويصرّ، ووتريات بالنقر]', de: 'Whiteboard\n[ein Filzstift gleitet und quietscht; gezupfte Streicher]' } }, // prettier-ignore
    { from: 96, to: 144, text: { en: '2D animatic\n[a clarinet joins in]', ar: 'أنيماتيك ثنائي الأبعاد\n[تنضم كلارينيت]', de: '2D-Animatic\n[eine Klarinette kommt dazu]' } }, // prettier-ignore
    { from: 144, to: 192, text: { en: 'Storyboard\n[a pencil on paper]', ar: 'ستوري بورد\n[قلم رصاص على الورق]', de: 'Storyboard\n[ein Bleistift auf Papier]' } }, // prettier-ignore
    { from: 192, to: 288, text: { en: '[a quiet room, small pops; mallets play]', ar: '[غرفة هادئة وفرقعات صغيرة، وآلات نقر]', de: '[ein stiller Raum, kleine Plopps; Schlägel spielen]' } }, // prettier-ignore
    { from: 288, to: 336, text: { en: 'Hybrid animatic\n[a leap; blade on hammer]', ar: 'أنيماتيك هجين\n[قفزة، ونصل على مطرقة]', de: 'Hybrid-Animatic\n[ein Sprung; Klinge auf Hammer]' } }, // prettier-ignore
    { from: 336, to: 384, text: { en: 'Photomatic\n[gulls; a click for each still]', ar: 'فوتوماتيك\n[نوارس، ونقرة لكل صورة]', de: 'Photomatic\n[Möwen; ein Klick für jedes Bild]' } }, // prettier-ignore
    { from: 384, to: 432, text: { en: '[an idea pops up]', ar: '[فكرة تقفز إلى الرأس]', de: '[eine Idee ploppt auf]' } }, // prettier-ignore
    { from: 432, to: 528, text: { en: '[the chick chirps]', ar: '[الفرخ يزقزق]', de: '[das Küken zwitschert]' } }, // prettier-ignore
    { from: 528, to: 600, text: { en: 'Board, animatic, hybrid\n[a pencil; the music waits; a latch]', ar: 'لوحة فأنيماتيك فهجين\n[قلم رصاص، والموسيقى تنتظر، ثم قفل]', de: 'Board, Animatic, Hybrid\n[ein Bleistift; die Musik wartet; ein Riegel]' } }, // prettier-ignore
    { from: 600, to: 672, text: { en: 'Final\n[water rushes; a splash; the chick chirps]', ar: 'الصورة النهائية\n[ماء يندفع، رشّة، والفرخ يزقزق]', de: 'Final\n[Wasser rauscht; ein Platschen; das Küken zwitschert]' } }, // prettier-ignore
    { from: 672, to: 720, text: { en: '[four notes, one for each stage]', ar: '[أربع نغمات، لكل مرحلة نغمة]', de: '[vier Töne, für jede Stufe einer]' } }, // prettier-ignore
  ],
}
