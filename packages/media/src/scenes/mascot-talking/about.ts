import { about } from '../../engine/about'

export const shot = about({
  seconds: 4,
  title: {
    en: 'The guide, talking',
    ar: 'المرشد يتكلم',
    de: 'Der Guide spricht',
  },
  alt: {
    en: 'The blue heron chick explains something to the viewer with an open beak and lively wings',
    ar: 'فرخ البلشون الأزرق يشرح للمشاهد أمرًا ما بمنقار مفتوح وجناحين لا يهدآن',
    de: 'Das blaue Reiherküken erklärt dem Betrachter etwas, mit offenem Schnabel und lebhaften Flügeln',
  },
  category: 'mascot',
  focal: { x: 51, y: 46 },
  poster: 64,
  samples: 5,
  scale: 0.6,
  stages: ['final', 'animatic'],
  loop: true,
})
