import { about } from '../../engine/about'

export const shot = about({
  seconds: 4,
  title: {
    en: 'The guide, waiting',
    ar: 'المرشد في الانتظار',
    de: 'Der Guide wartet',
  },
  alt: {
    en: 'A round blue heron chick with a green pencil tucked behind its head stands on a mangrove root, watches something fly past and shakes its feathers',
    ar: 'فرخ بلشون أزرق مستدير خلف رأسه قلم رصاص أخضر يقف على جذر شجرة قرم، يتابع بنظره شيئًا يطير ثم ينفض ريشه',
    de: 'Ein kugelrundes blaues Reiherküken mit grünem Bleistift am Kopf steht auf einer Mangrovenwurzel, schaut etwas Vorbeifliegendem nach und schüttelt sein Gefieder',
  },
  category: 'mascot',
  focal: { x: 51, y: 46 },
  poster: 6,
  samples: 5,
  scale: 0.6,
  stages: ['final', 'animatic'],
  loop: true,
})
