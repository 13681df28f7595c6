import { about } from '../../engine/about'

export const shot = about({
  seconds: 1,
  title: {
    en: 'Loft over the bay',
    ar: 'لوفت مطلّ على الخليج',
    de: 'Loft über der Bucht',
  },
  alt: {
    en: 'All around a loft showroom in low evening sun: a lounge before a steel window wall with the bay behind it, a red coupé on a turntable, shelves, a mezzanine and timber beams',
    ar: 'جولة كاملة داخل صالة عرض بطراز اللوفت في شمس المساء: جلسة أمام جدار زجاجي بكادرات فولاذية يطلّ على الخليج، وسيارة كوبيه حمراء على منصّة دوّارة، ورفوف وطابق علوي وعوارض خشبية',
    de: 'Rundblick durch ein Loft in tiefer Abendsonne: Sofas vor einer Stahlsprossenwand mit Blick auf die Bucht, ein rotes Coupé auf der Drehbühne, Regale, eine Galerie und Holzbalken',
  },
  category: 'virtual-tour',
  focal: { x: 50, y: 52 },
  poster: 0,
  stages: ['sphere'],
})
