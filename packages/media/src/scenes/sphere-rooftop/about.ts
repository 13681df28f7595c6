import { about } from '../../engine/about'

export const shot = about({
  seconds: 1,
  title: {
    en: 'Rooftop, first lights',
    ar: 'السطح مع أولى الأضواء',
    de: 'Dachterrasse, erste Lichter',
  },
  alt: {
    en: 'All around a rooftop terrace over a bay city at dusk: a fire bowl between seats, a lit pool, a pergola with a laid table, strings of lights overhead and towers waking up on every side',
    ar: 'جولة كاملة على سطح يطلّ على مدينة خليجية عند الغسق: موقد نار بين المقاعد، ومسبح مضاء، وعريشة تظلّل مائدة معدّة، وحبال أضواء في الأعلى، وأبراج تضيء نوافذها من كل جانب',
    de: 'Rundblick von einer Dachterrasse über der Stadt am Meer in der Dämmerung: Feuerschale zwischen Sitzen, leuchtendes Becken, Pergola mit gedecktem Tisch, Lichterketten und ringsum Türme, deren Fenster angehen',
  },
  category: 'virtual-tour',
  focal: { x: 50, y: 52 },
  poster: 0,
  stages: ['sphere'],
})
