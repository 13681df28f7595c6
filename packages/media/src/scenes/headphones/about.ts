import { about } from '../../engine/about'

export const shot = about({
  seconds: 6,
  title: {
    en: 'Every part in place',
    ar: 'كلُّ قطعةٍ في مكانها',
    de: 'Jedes Teil an seinem Platz',
  },
  alt: {
    en: 'The parts of a pair of studio headphones hang in the air, close one after another and land as a whole on a stone plinth',
    ar: 'قطع سمّاعات استوديو معلّقة في الهواء تلتحم واحدةً تلو الأخرى ثم تهبط مكتملةً على قاعدة حجرية',
    de: 'Die Teile eines Studiokopfhörers schweben in der Luft, fügen sich nacheinander zusammen und landen als Ganzes auf einem Steinsockel',
  },
  category: 'product',
  focal: { x: 50, y: 50 },
  poster: 130,
  stages: ['board', 'animatic', 'previz', 'final'],
  holds: [0, 40, 72, 116],
  arrows: [
    {
      kind: 'action',
      through: [
        [88, 40],
        [76, 44],
        [62, 46],
      ],
      frames: [24, 79],
    },
    {
      kind: 'action',
      through: [
        [52, 7],
        [52, 22],
      ],
      frames: [48, 87],
    },
    {
      kind: 'camera',
      through: [
        [90, 90],
        [56, 94],
        [18, 88],
      ],
      frames: [0, 95],
    },
  ],
})
