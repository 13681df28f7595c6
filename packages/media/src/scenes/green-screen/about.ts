import { about } from '../../engine/about'

export const shot = about({
  seconds: 7,
  title: {
    en: 'Anywhere, by lunch',
    ar: 'من هنا إلى أي مكان',
    de: 'Überall, noch vor dem Mittag',
  },
  alt: {
    en: 'A performer in red stands on a green stage; with each pass of the camera crane the background turns into desert, city rooftop and moon, until a wide shot shows the studio',
    ar: 'مؤدية بسترة حمراء تقف في استوديو أخضر، ومع كل مرور لذراع الكاميرا تتبدّل الخلفية إلى صحراء ثم سطح في مدينة ليلًا ثم القمر، قبل أن تكشف لقطة واسعة الاستوديو كله',
    de: 'Eine Darstellerin in Rot steht im grünen Studio; mit jeder Fahrt des Kamerakrans wird der Hintergrund zu Wüste, Dachterrasse bei Nacht und Mond, bis die Totale alles zeigt',
  },
  category: 'virtual-production',
  focal: { x: 50, y: 52 },
  poster: 34,
  samples: 5,
  scale: 0.6,
  stages: ['board', 'animatic', 'previz', 'final', 'hybrid'],
  arrows: [
    {
      kind: 'camera',
      through: [
        [14, 24],
        [50, 18],
        [86, 24],
      ],
      frames: [0, 40],
    },
    {
      kind: 'action',
      through: [
        [58, 74],
        [64, 50],
        [60, 30],
      ],
      frames: [96, 119],
    },
    {
      kind: 'camera',
      through: [
        [50, 62],
        [56, 76],
        [72, 92],
      ],
      frames: [120, 167],
    },
  ],
  holds: [0, 34, 66, 104, 150],
})
