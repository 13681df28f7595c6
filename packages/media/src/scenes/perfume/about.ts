import { about } from '../../engine/about'

export const shot = about({
  seconds: 6,
  title: {
    en: 'Amber, rising',
    ar: 'عنبرٌ يعلو',
    de: 'Bernstein, aufsteigend',
  },
  alt: {
    en: 'Amber liquid leaps from a dark pool, winds up around a perfume bottle and falls back in beads; the cap settles into place',
    ar: 'سائل عنبري يثب من بركة داكنة ويلتفّ صاعدًا حول قارورة عطر ثم يتساقط حبّاتٍ، ويستقرّ الغطاء في مكانه',
    de: 'Bernsteinfarbene Flüssigkeit springt aus einem dunklen Becken, windet sich um einen Parfumflakon und fällt in Perlen zurück; die Kappe setzt sich auf',
  },
  category: 'beauty',
  focal: { x: 50, y: 50 },
  poster: 76,
  stages: ['board', 'animatic', 'previz', 'final', 'photomatic'],
  holds: [8, 40, 72, 124],
  arrows: [
    {
      kind: 'action',
      through: [
        [34, 78],
        [66, 66],
        [36, 46],
        [62, 28],
      ],
      frames: [24, 87],
    },
    {
      kind: 'camera',
      through: [
        [88, 84],
        [91, 58],
        [86, 32],
      ],
      frames: [16, 87],
    },
    {
      kind: 'action',
      through: [
        [60, 8],
        [60, 24],
      ],
      frames: [88, 111],
    },
  ],
})
