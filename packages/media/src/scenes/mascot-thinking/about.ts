import { about } from '../../engine/about'

export const shot = about({
  seconds: 4,
  title: {
    en: 'The guide, thinking',
    ar: 'المرشد يفكّر',
    de: 'Der Guide denkt nach',
  },
  alt: {
    en: 'The blue heron chick taps its beak with a wing and looks up, one brow raised, from one side to the other',
    ar: 'فرخ البلشون الأزرق ينقر منقاره بجناحه ويرفع بصره من جانب إلى آخر وقد رفع أحد حاجبيه',
    de: 'Das blaue Reiherküken tippt sich mit dem Flügel an den Schnabel und blickt mit hochgezogener Braue von einer Seite zur anderen nach oben',
  },
  category: 'mascot',
  focal: { x: 51, y: 46 },
  poster: 62,
  samples: 5,
  scale: 0.6,
  stages: ['final', 'animatic'],
  loop: true,
})
