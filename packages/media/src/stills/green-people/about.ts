import { still, type Still } from '../../engine/still'

type Words = Pick<Still, 'title' | 'alt'>

const greenPhoto = (id: string, words: Words, focal: Still['focal'], ground: number): Still =>
  still({
    id: `green-${id}`,
    scene: `stills/green-people/${id}`,
    category: 'virtual-set',
    width: 1200,
    height: 1600,
    samples: 32,
    // Fine hair against green is what these are for.
    bytes: 160_000,
    focal,
    ground,
    ...words,
  })

/** People in front of a green wall, as a camera records them, for trying out the keying. */
export const stills = [
  greenPhoto(
    'speaker',
    {
      title: {
        en: 'The speaker on green',
        ar: 'المتحدّثة أمام الشاشة الخضراء',
        de: 'Die Rednerin vor Grün',
      },
      alt: {
        en: 'A drawn speaker with a silver bob and a plum blazer stands before a green screen, one hand open',
        ar: 'متحدّثة مرسومة بشعر فضي قصير وسترة أرجوانية تقف أمام شاشة خضراء ويدها مفتوحة',
        de: 'Eine gezeichnete Rednerin mit silbernem Bob und pflaumenfarbenem Blazer steht vor einem Greenscreen, eine Hand geöffnet',
      },
    },
    { x: 50, y: 24 },
    92,
  ),
  greenPhoto(
    'walker',
    {
      title: {
        en: 'The walker on green',
        ar: 'الماشي أمام الشاشة الخضراء',
        de: 'Der Spaziergänger vor Grün',
      },
      alt: {
        en: 'A drawn man with curly hair and a white shirt walks across a green screen in mid-step',
        ar: 'رجل مرسوم بشعر مجعّد وقميص أبيض يمشي أمام شاشة خضراء في منتصف خطوته',
        de: 'Ein gezeichneter Mann mit Locken und weißem Hemd geht vor einem Greenscreen, mitten im Schritt',
      },
    },
    { x: 50, y: 24 },
    92,
  ),
  greenPhoto(
    'loose-hair',
    {
      title: {
        en: 'Loose hair on green',
        ar: 'شعر منسدل أمام الشاشة الخضراء',
        de: 'Offenes Haar vor Grün',
      },
      alt: {
        en: 'A drawn woman with long loose hair and a yellow dress turns before a green screen, strands flying',
        ar: 'امرأة مرسومة بشعر طويل منسدل وثوب أصفر تستدير أمام شاشة خضراء وخصلها متطايرة',
        de: 'Eine gezeichnete Frau mit langem offenem Haar und gelbem Kleid dreht sich vor einem Greenscreen, die Strähnen fliegen',
      },
    },
    { x: 50, y: 24 },
    92,
  ),
]
