import { about } from '../../engine/about'

export const shot = about({
  seconds: 6,
  title: {
    en: 'A waterfront, six in the morning',
    ar: 'الواجهة البحرية مع أول الضوء',
    de: 'Am Wasser, morgens um sechs',
  },
  alt: {
    en: 'An aerial view sinks in an arc over a marina with moored yachts; behind a promenade lined with palms, residential towers with curved balconies catch the morning sun',
    ar: 'لقطة جوية تهبط في قوس فوق مرسى تصطف فيه اليخوت، وخلف ممشى تحفّه أشجار النخيل أبراج سكنية بشرفات منحنية تلامسها شمس الصباح',
    de: 'Ein Luftbild senkt sich im Bogen über einen Yachthafen; hinter einer Promenade mit Palmen fangen Wohntürme mit geschwungenen Balkonen die Morgensonne',
  },
  category: 'real-estate',
  focal: { x: 62, y: 46 },
  poster: 126,
  samples: 5,
  stages: ['board', 'animatic', 'previz', 'final', 'photomatic'],
  holds: [0, 40, 78, 118],
  arrows: [
    {
      kind: 'camera',
      through: [
        [88, 16],
        [92, 52],
        [74, 84],
      ],
      frames: [0, 88],
    },
    {
      kind: 'action',
      through: [
        [66, 71],
        [56, 77],
        [42, 84],
      ],
      frames: [56, 143],
    },
  ],
})
