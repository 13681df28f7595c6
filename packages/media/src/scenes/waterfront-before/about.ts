import { about } from '../../engine/about'

export const shot = about({
  seconds: 6,
  title: {
    en: 'A waterfront, before',
    ar: 'الواجهة البحرية قبل البناء',
    de: 'Am Wasser, vor dem Bau',
  },
  alt: {
    en: 'The same flight over the same shore before building: sand and scrub, a track, an old jetty, mangroves and rows of survey stakes in the morning sun',
    ar: 'التحليق نفسه فوق الشاطئ نفسه قبل البناء: رمال وشجيرات وطريق ترابي ورصيف خشبي قديم وأشجار مانغروف وأوتاد مسّاحين تحت شمس الصباح',
    de: 'Derselbe Flug über dasselbe Ufer vor dem Bau: Sand und Gestrüpp, ein Fahrweg, ein alter Steg, Mangroven und Reihen von Vermessungspflöcken in der Morgensonne',
  },
  category: 'real-estate',
  focal: { x: 56, y: 54 },
  poster: 126,
  samples: 5,
  scale: 0.6,
  stages: ['previz', 'final'],
  holds: [0, 40, 78, 118],
})
