import { pencil, signature, wipe } from '../../sound/effects/drawing'
import { boom, riser } from '../../sound/effects/impacts'
import { glass, splash, swirl } from '../../sound/effects/liquids'
import { amber as score } from '../../sound/music/scores/amber'
import { throughStages, type Spot } from '../spot'

/** One product in three drafts, and then the whole final shot. */
export const amber: Spot = {
  id: 'spot-amber',
  title: {
    en: 'Amber, in four drafts',
    ar: 'العنبر في أربع مسودّات',
    de: 'Amber in vier Fassungen',
  },
  alt: {
    en: 'A perfume flacon as pencil drawing, flat color and gray model; then lit: liquid leaps, turns round the glass and the stopper comes down before a setting sun',
    ar: 'قارورة عطر رسمًا بقلم الرصاص ثم ألوانًا مسطّحة ثم نموذجًا رماديًّا، ثم مضاءة: سائل يقفز ويدور حول الزجاج وسدادة تنزل أمام شمس غاربة',
    de: 'Ein Flakon als Bleistiftzeichnung, in flachen Farben und als graues Modell; dann ausgeleuchtet: Flüssigkeit springt auf, kreist um das Glas, und vor sinkender Sonne senkt sich der Stopfen',
  },
  takes: [
    ...throughStages('perfume', 0, [
      ['board', 60],
      ['animatic', 90],
      ['previz', 120],
    ]),
    { shot: 'perfume', stage: 'final', from: 0, to: 144, hold: 36 },
  ],
  closing: {
    frames: 60,
    shot: 'perfume',
    frame: 85,
    stages: ['board', 'animatic', 'previz', 'final'],
    edges: [540, 620, 700],
  },
  poster: 235,
  score,
  musicGain: 1.3,
  sounds: [
    { frame: 2, gain: 0.9, make: (random) => pencil(2.4, random) },
    { frame: 57, gain: 0.5, make: wipe },
    { frame: 87, gain: 0.5, make: wipe },
    { frame: 64, gain: 0.5, make: (random) => swirl(random, 2.2) },
    { frame: 91, gain: 0.35, make: (random) => riser(random, 1.2) },
    { frame: 120, gain: 0.9, make: (random) => splash(random, 2) },
    { frame: 120, gain: 0.5, make: boom },
    { frame: 150, gain: 0.8, make: (random) => swirl(random, 3) },
    { frame: 231, gain: 1, make: glass },
    { frame: 300, gain: 0.8, make: signature },
  ],
  captions: [
    { from: 0, to: 60, text: { en: 'Storyboard\n[a pencil on paper; an electric piano, a harp]', ar: 'ستوري بورد\n[قلم رصاص على الورق، بيانو كهربائي وهارب]', de: 'Storyboard\n[ein Bleistift auf Papier; E-Piano und Harfe]' } }, // prettier-ignore
    { from: 60, to: 90, text: { en: '2D animatic\n[a thick liquid turns]', ar: 'أنيماتيك ثنائي الأبعاد\n[سائل كثيف يدور]', de: '2D-Animatic\n[eine zähe Flüssigkeit kreist]' } }, // prettier-ignore
    { from: 90, to: 120, text: { en: '3D previz\n[a tone rises]', ar: 'تصوّر مسبق ثلاثي الأبعاد\n[نغمة تتصاعد]', de: '3D-Previz\n[ein Ton steigt an]' } }, // prettier-ignore
    { from: 120, to: 228, text: { en: 'Final\n[a splash; the liquid turns; bass and drums]', ar: 'الصورة النهائية\n[رشّة، والسائل يدور، وباص وإيقاع]', de: 'Final\n[ein Spritzen; die Flüssigkeit kreist; Bass und Schlagzeug]' } }, // prettier-ignore
    { from: 228, to: 300, text: { en: '[a stopper meets its glass, which rings on]', ar: '[سدادة تلامس زجاجها فيظلّ يرنّ]', de: '[ein Stopfen trifft auf Glas, das nachklingt]' } }, // prettier-ignore
    { from: 300, to: 360, text: { en: '[four notes, one for each stage]', ar: '[أربع نغمات، لكل مرحلة نغمة]', de: '[vier Töne, für jede Stufe einer]' } }, // prettier-ignore
  ],
}
