import { about } from '../../engine/about'

export const shot = about({
  seconds: 6,
  title: {
    en: 'Two voices, one table',
    ar: 'صوتان على طاولة واحدة',
    de: 'Zwei Stimmen, ein Tisch',
  },
  alt: {
    en: 'Two podcast hosts with headphones talk across a walnut table; the camera slides out from behind a studio camera into a two-shot',
    ar: 'مقدّما بودكاست بسماعات على الرأس يتحاوران حول طاولة من خشب الجوز، فيما تنزلق الكاميرا من وراء كاميرا الاستوديو إلى لقطة تجمعهما',
    de: 'Zwei Podcast-Hosts mit Kopfhörern unterhalten sich an einem Nussbaumtisch; die Kamera gleitet hinter einer Studiokamera hervor in die Zweiereinstellung',
  },
  category: 'podcast',
  focal: { x: 50, y: 46 },
  poster: 116,
  samples: 5,
  scale: 0.6,
  stages: ['board', 'animatic', 'previz', 'final'],
  arrows: [
    {
      kind: 'camera',
      through: [
        [18, 92],
        [44, 88],
        [66, 90],
      ],
      frames: [0, 95],
    },
    {
      kind: 'action',
      through: [
        [70, 82],
        [60, 72],
        [61, 58],
      ],
      frames: [70, 112],
    },
  ],
  holds: [0, 32, 70, 108],
})
