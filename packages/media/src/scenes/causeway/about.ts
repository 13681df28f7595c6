import { about } from '../../engine/about'

export const shot = about({
  seconds: 6,
  title: {
    en: 'Causeway, last light',
    ar: 'الجسر عند آخر الضوء',
    de: 'Damm im letzten Licht',
  },
  alt: {
    en: 'A low coupé drives along a wet causeway at dusk; the camera rises and the lit skyline appears across the bay',
    ar: 'سيارة كوبيه منخفضة تسير على جسر مبلّل عند الغسق، ثم ترتفع الكاميرا فيظهر أفق المدينة المضيء عبر الخليج',
    de: 'Ein flaches Coupé fährt in der Dämmerung über einen nassen Damm; die Kamera steigt, und über der Bucht erscheint die leuchtende Skyline',
  },
  category: 'automotive',
  focal: { x: 52, y: 60 },
  poster: 108,
  stages: ['board', 'animatic', 'previz', 'final'],
  arrows: [
    {
      kind: 'action',
      through: [
        [40, 84],
        [52, 74],
        [58, 66],
      ],
      frames: [0, 71],
    },
    {
      kind: 'camera',
      through: [
        [10, 86],
        [8, 60],
        [12, 34],
      ],
      frames: [48, 143],
    },
  ],
  holds: [0, 30, 66, 104],
})
