import { about } from '../../engine/about'

export const shot = about({
  seconds: 4,
  title: {
    en: 'Among the mangrove roots',
    ar: 'بين جذور المانغروف',
    de: 'Zwischen Mangrovenwurzeln',
  },
  alt: {
    en: 'All around under water: arching mangrove roots with orange sponges, sunlight falling in shafts through the rippled surface, a turtle and schools of small fish over seagrass',
    ar: 'جولة كاملة تحت الماء: جذور مانغروف مقوّسة عليها إسفنج برتقالي، وأعمدة من ضوء الشمس تخترق السطح المتموّج، وسلحفاة وأسراب من الأسماك الصغيرة فوق عشب البحر',
    de: 'Rundblick unter Wasser: Bögen von Mangrovenwurzeln mit orangefarbenen Schwämmen, Sonnenstrahlen durch die gekräuselte Oberfläche, eine Schildkröte und Schwärme kleiner Fische über Seegras',
  },
  category: 'virtual-tour',
  focal: { x: 50, y: 48 },
  poster: 36,
  stages: ['sphere'],
})
