import { about } from '../../engine/about'

export const shot = about({
  seconds: 6,
  title: {
    en: 'A door to the sea',
    ar: 'باب على البحر',
    de: 'Eine Tür ins Meer',
  },
  alt: {
    en: 'A heron chick draws a door on a sunlit wall and opens it on the sea; the water bursts out and a fish lands on its head',
    ar: 'فرخ بلشون يرسم بابًا على جدار مشمس ويفتحه على البحر، فيندفع الماء وتحطّ سمكة على رأسه',
    de: 'Ein Reiherküken zeichnet eine Tür auf eine sonnige Wand und öffnet sie zum Meer; das Wasser bricht heraus, und ein Fisch landet auf seinem Kopf',
  },
  category: 'cartoon',
  focal: { x: 58, y: 52 },
  poster: 80,
  samples: 5,
  scale: 0.6,
  stages: ['board', 'animatic', 'previz', 'final', 'hybrid'],
  holds: [0, 22, 44, 64, 84, 102, 122],
  arrows: [
    {
      kind: 'action',
      through: [
        [27, 70],
        [34, 26],
        [50, 14],
        [62, 40],
      ],
      frames: [0, 39],
    },
    {
      kind: 'action',
      through: [
        [62, 52],
        [48, 66],
        [26, 70],
      ],
      frames: [56, 71],
    },
    {
      kind: 'action',
      through: [
        [46, 58],
        [60, 22],
        [74, 30],
      ],
      frames: [96, 119],
    },
  ],
})
