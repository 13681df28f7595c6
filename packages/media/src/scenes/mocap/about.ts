import { about } from '../../engine/about'

export const shot = about({
  seconds: 6,
  title: {
    en: 'From markers to a dancer',
    ar: 'من علامات إلى راقصة',
    de: 'Aus Markern wird eine Tänzerin',
  },
  alt: {
    en: 'In a motion-capture volume a skeleton of markers leaps and spins; a plane of light rises through it and leaves first clay, then a dancer in costume, who lands and opens her arms',
    ar: 'في استوديو التقاط الحركة يقفز هيكل من العلامات ويدور، فيصعد خلاله سطح من الضوء يكسوه نموذجًا رماديًّا ثم راقصةً بزيّها، فتهبط وتفتح ذراعيها',
    de: 'In einem Motion-Capture-Studio springt und dreht sich ein Skelett aus Markern; eine Lichtebene steigt hindurch und lässt erst Clay, dann eine Tänzerin im Kostüm zurück, die landet und die Arme öffnet',
  },
  category: 'motion-capture',
  focal: { x: 50, y: 45 },
  poster: 62,
  samples: 6,
  scale: 0.6,
  stages: ['board', 'animatic', 'previz', 'final'],
  holds: [0, 22, 38, 62, 96, 122],
  arrows: [
    {
      kind: 'action',
      through: [
        [40, 80],
        [36, 52],
        [44, 30],
      ],
      frames: [18, 60],
    },
    {
      kind: 'camera',
      through: [
        [16, 84],
        [40, 92],
        [68, 86],
      ],
      frames: [34, 92],
    },
  ],
})
