import { gulls, shore, crowd, fire } from '../../sound/effects/places'
import { pencil, signature, wipe } from '../../sound/effects/drawing'
import { boom, clash, latch, riser, thud, whoosh } from '../../sound/effects/impacts'
import { glass, splash, swirl } from '../../sound/effects/liquids'
import { engine, wetTires } from '../../sound/effects/machines'
import { boardToFinal as score } from '../../sound/music/scores/board-to-final'
import { throughStages, type Spot } from '../spot'

const drive = {
  seconds: 4.4,
  pan: (t: number) => 0.5 - 0.12 * t,
  nearness: (t: number) => Math.min(1, 0.25 + t * 0.4) * (t > 2.6 ? Math.max(0, 1 - (t - 2.6) / 1.8) : 1), // prettier-ignore
  turns: (t: number) => 44 + 14 * Math.min(1, t / 2.4),
}

/**
 * Each shot is shown once and changes from pencil to the final light meanwhile. Impacts are on a
 * beat.
 */
export const boardToFinal: Spot = {
  id: 'spot-board-to-final',
  title: {
    en: 'From board to final',
    ar: 'من الرسم إلى الصورة النهائية',
    de: 'Vom Board zum Final',
  },
  alt: {
    en: 'A car on a causeway, a perfume flacon, two fighters and a dancer each grow from pencil drawing to lit picture while their shot runs',
    ar: 'سيارة على جسر وقارورة عطر ومقاتلان وراقصة، ينمو كل منها من رسم بقلم الرصاص إلى صورة مضاءة أثناء سير اللقطة',
    de: 'Ein Auto auf einem Damm, ein Flakon, zwei Kämpfer und eine Tänzerin wachsen im Lauf ihrer Einstellung von der Bleistiftzeichnung zum ausgeleuchteten Bild',
  },
  takes: [
    ...throughStages('causeway', 0, [['board', 36], ['animatic', 63], ['previz', 90], ['final', 144]]), // prettier-ignore
    ...throughStages('perfume', 0, [['board', 36], ['animatic', 63], ['previz', 90], ['final', 144]]), // prettier-ignore
    // The board is held until the blades can meet on the beat.
    ...throughStages('arena', 0, [['board', 16], ['animatic', 36], ['previz', 56], ['final', 116]]).map((take) => (take.stage === 'board' ? { ...take, hold: 28 } : take)), // prettier-ignore
    ...throughStages('mocap', 0, [['board', 36], ['animatic', 63], ['previz', 90], ['final', 144]]), // prettier-ignore
    { shot: 'headphones', stage: 'final', from: 84, to: 120 },
    { shot: 'waterfront', stage: 'final', from: 66, to: 102 },
    { shot: 'green-screen', stage: 'final', from: 84, to: 120 },
  ],
  closing: {
    frames: 36,
    shot: 'causeway',
    frame: 45,
    stages: ['board', 'animatic', 'previz', 'final'],
    edges: [480, 800, 920],
  },
  poster: 96,
  score,
  musicGain: 1.5,
  sounds: [
    { frame: 0, gain: 0.9, make: (random) => pencil(1.7, random) },
    ...[36, 63, 90, 180, 207, 234, 332, 352, 372, 468, 495, 522].map((frame) => ({ frame: frame - 3, gain: 0.45, make: wipe })), // prettier-ignore
    { frame: 36, gain: 0.5, make: (random) => shore(4.6, random) },
    { frame: 40, gain: 0.55, make: (random) => engine(drive, random) },
    { frame: 40, gain: 0.6, make: (random) => wetTires(drive, random) },
    { frame: 60, gain: 0.28, make: (random) => riser(random, 1.25) },
    { frame: 90, gain: 0.5, make: boom },
    { frame: 144, gain: 0.9, make: (random) => pencil(1.6, random) },
    { frame: 182, gain: 0.6, make: (random) => swirl(random, 2.4) },
    { frame: 234, gain: 0.5, make: (random) => splash(random, 1.3) },
    { frame: 234, gain: 0.4, make: boom },
    { frame: 255, gain: 0.7, make: glass },
    { frame: 288, gain: 0.9, make: (random) => pencil(1.9, random) },
    { frame: 330, gain: 0.5, make: (random) => crowd(4.5, random, (t) => 0.25 + Math.min(1, Math.max(0, t - 1.6) * 2) * Math.max(0.2, 1.2 - t * 0.2)) }, // prettier-ignore
    { frame: 332, gain: 0.35, make: (random) => fire(4.2, random) },
    { frame: 352, gain: 0.6, make: (random) => whoosh(random, 0.5, -0.7, 0.2) },
    { frame: 366, gain: 0.8, make: (random) => whoosh(random, 0.45, 0.7, 0) },
    { frame: 378, gain: 0.95, make: clash },
    { frame: 378, gain: 0.6, make: boom },
    { frame: 399, gain: 0.7, make: (random) => thud(random) },
    { frame: 432, gain: 0.9, make: (random) => pencil(1.6, random) },
    ...[476, 500, 519, 537, 556].map((frame, i) => ({ frame, gain: 0.4, make: (random: Parameters<typeof thud>[0]) => whoosh(random, 0.4, i % 2 ? 0.6 : -0.6, i % 2 ? -0.4 : 0.4) })), // prettier-ignore
    { frame: 522, gain: 0.5, make: boom },
    { frame: 599, gain: 0.9, make: latch },
    { frame: 608, gain: 0.5, make: (random) => shore(2, random) },
    { frame: 612, gain: 0.6, make: (random) => gulls(1.6, random) },
    { frame: 644, gain: 0.5, make: (random) => whoosh(random, 0.6) },
    { frame: 660, gain: 0.3, make: (random) => riser(random, 1) },
    { frame: 684, gain: 0.9, make: signature },
  ],
  captions: [
    { from: 0, to: 36, text: { en: 'Storyboard\n[a pencil on paper, a piano alone]', ar: 'ستوري بورد\n[قلم رصاص على الورق، بيانو منفرد]', de: 'Storyboard\n[ein Bleistift auf Papier, ein Klavier allein]' } }, // prettier-ignore
    { from: 36, to: 63, text: { en: '2D animatic\n[an engine in the distance]', ar: 'أنيماتيك ثنائي الأبعاد\n[محرّك من بعيد]', de: '2D-Animatic\n[ein Motor in der Ferne]' } }, // prettier-ignore
    { from: 63, to: 90, text: { en: '3D previz\n[the engine comes near]', ar: 'تصوّر مسبق ثلاثي الأبعاد\n[المحرّك يقترب]', de: '3D-Previz\n[der Motor kommt näher]' } }, // prettier-ignore
    { from: 90, to: 144, text: { en: 'Final\n[strings; tires on a wet road, the sea]', ar: 'الصورة النهائية\n[وتريات، إطارات على طريق مبلل، والبحر]', de: 'Final\n[Streicher; Reifen auf nasser Straße, das Meer]' } }, // prettier-ignore
    { from: 144, to: 234, text: { en: '[a pencil; a thick liquid turns]', ar: '[قلم رصاص، وسائل كثيف يدور]', de: '[ein Bleistift; eine zähe Flüssigkeit kreist]' } }, // prettier-ignore
    { from: 234, to: 288, text: { en: '[a splash; a stopper meets its glass]', ar: '[رشّة، ثم سدادة تلامس زجاجها]', de: '[ein Spritzen; ein Stopfen trifft auf Glas]' } }, // prettier-ignore
    { from: 288, to: 372, text: { en: '[a pencil; drums, a crowd begins to roar]', ar: '[قلم رصاص، طبول، وجمهور يبدأ بالهدير]', de: '[ein Bleistift; Trommeln, eine Menge beginnt zu toben]' } }, // prettier-ignore
    { from: 372, to: 432, text: { en: '[blade on hammer; the crowd roars]', ar: '[نصل على مطرقة، والجمهور يهدر]', de: '[Klinge auf Hammer; die Menge tobt]' } }, // prettier-ignore
    { from: 432, to: 522, text: { en: '[a pencil; arms and cloth through the air]', ar: '[قلم رصاص، وذراعان وقماش يشقان الهواء]', de: '[ein Bleistift; Arme und Stoff in der Luft]' } }, // prettier-ignore
    { from: 522, to: 576, text: { en: '[the whole orchestra]', ar: '[الأوركسترا كاملة]', de: '[das ganze Orchester]' } }, // prettier-ignore
    { from: 576, to: 684, text: { en: '[a latch; waves and gulls; a gust]', ar: '[قفل يُطبِق، أمواج ونوارس، وهبّة ريح]', de: '[ein Klicken; Wellen und Möwen; ein Luftzug]' } }, // prettier-ignore
    { from: 684, to: 720, text: { en: '[four notes, one for each stage]', ar: '[أربع نغمات، لكل مرحلة نغمة]', de: '[vier Töne, für jede Stufe einer]' } }, // prettier-ignore
  ],
}
