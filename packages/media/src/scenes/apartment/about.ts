import { about } from '../../engine/about'

export const shot = about({
  seconds: 5,
  title: {
    en: 'Sea room',
    ar: 'غرفة على البحر',
    de: 'Zimmer zum Meer',
  },
  alt: {
    en: 'A slow move through a sunlit living room that opens to the sea; sheer curtains fill with the breeze and patches of light travel over the oak floor',
    ar: 'حركة بطيئة عبر غرفة معيشة مشمسة تنفتح على البحر، ستائر شفافة ينفخها النسيم وبقع من الضوء تنساب فوق أرضية من خشب البلوط',
    de: 'Eine langsame Fahrt durch ein sonniges Wohnzimmer, das sich zum Meer öffnet; leichte Vorhänge füllen sich im Wind, Lichtflecken wandern über den Eichenboden',
  },
  category: 'real-estate',
  focal: { x: 46, y: 50 },
  poster: 78,
  samples: 5,
  scale: 0.6,
  stages: ['board', 'animatic', 'previz', 'final'],
  holds: [0, 34, 72, 100],
  arrows: [
    {
      kind: 'camera',
      through: [
        [66, 92],
        [60, 80],
        [54, 70],
      ],
      frames: [0, 80],
    },
    {
      kind: 'action',
      through: [
        [20, 30],
        [27, 42],
        [25, 58],
      ],
      frames: [16, 119],
    },
  ],
})
