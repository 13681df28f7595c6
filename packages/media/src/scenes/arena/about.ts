import { about } from '../../engine/about'

export const shot = about({
  seconds: 6,
  title: {
    en: 'The weight of iron',
    ar: 'ثقل الحديد',
    de: 'Das Gewicht des Eisens',
  },
  alt: {
    en: 'Two armored fighters face each other in an arena; one leaps, glaive meets hammer in a burst of sparks, and the blow throws the camera back',
    ar: 'مقاتلان مدرّعان يتواجهان في حلبة؛ يقفز أحدهما فيلتقي الرمح بالمطرقة في وابل من الشرر، وتدفع الضربةُ الكاميرا إلى الوراء',
    de: 'Zwei gepanzerte Kämpfer stehen sich in einer Arena gegenüber; einer springt, Glefe trifft im Funkenregen auf Hammer, und der Schlag wirft die Kamera zurück',
  },
  category: 'gaming',
  focal: { x: 52, y: 44 },
  poster: 68,
  samples: 6,
  scale: 0.6,
  stages: ['board', 'animatic', 'previz', 'final', 'hybrid'],
  holds: [0, 34, 52, 63, 86, 118],
  arrows: [
    {
      kind: 'action',
      through: [
        [26, 62],
        [38, 34],
        [52, 30],
      ],
      frames: [34, 62],
    },
    {
      kind: 'camera',
      through: [
        [58, 66],
        [50, 76],
        [40, 86],
      ],
      frames: [62, 96],
    },
  ],
})
