import { about } from '../../engine/about'

export const shot = about({
  seconds: 6,
  title: {
    en: 'Drawn, then it sails',
    ar: 'خطٌّ يُرسم… فيُبحر',
    de: 'Gezeichnet, und es segelt',
  },
  alt: {
    en: 'A hand draws a wave, a little boat and a sun on a whiteboard; it taps the boat, color floods in and the drawing sails away',
    ar: 'يدٌ ترسم موجة وقاربًا صغيرًا وشمسًا على سبورة بيضاء، ثم تنقر القارب فتتدفّق الألوان وتدبّ الحياة في الرسم ويُبحر',
    de: 'Eine Hand zeichnet Welle, Boot und Sonne auf ein Whiteboard, tippt das Boot an – Farbe fließt hinein, und die Zeichnung segelt davon',
  },
  category: 'explainer',
  focal: { x: 52, y: 52 },
  poster: 78,
  samples: 5,
  scale: 0.6,
  stages: ['board', 'animatic', 'previz', 'final'],
  holds: [8, 44, 74, 102, 128],
  arrows: [
    {
      kind: 'action',
      through: [
        [22, 80],
        [44, 86],
        [66, 80],
      ],
      frames: [0, 30],
    },
    {
      kind: 'action',
      through: [
        [54, 66],
        [66, 60],
        [79, 64],
      ],
      frames: [102, 143],
    },
    {
      kind: 'camera',
      through: [
        [10, 16],
        [18, 22],
        [26, 30],
      ],
      frames: [96, 143],
    },
  ],
})
