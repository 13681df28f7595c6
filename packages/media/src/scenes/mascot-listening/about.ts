import { about } from '../../engine/about'

export const shot = about({
  seconds: 4,
  title: {
    en: 'The guide, listening',
    ar: 'المرشد يصغي',
    de: 'Der Guide hört zu',
  },
  alt: {
    en: 'The blue heron chick leans in with a wing behind its ear, nods and tilts its head',
    ar: 'فرخ البلشون الأزرق يميل إلى الأمام واضعًا جناحه خلف أذنه، ويومئ برأسه ويميله منصتًا',
    de: 'Das blaue Reiherküken beugt sich vor, den Flügel hinterm Ohr, nickt und legt den Kopf schief',
  },
  category: 'mascot',
  focal: { x: 51, y: 46 },
  poster: 36,
  samples: 5,
  scale: 0.6,
  stages: ['final', 'animatic'],
  loop: true,
})
