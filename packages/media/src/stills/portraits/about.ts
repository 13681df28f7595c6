import { still, type Still } from '../../engine/still'

type Words = Pick<Still, 'title' | 'alt'>

const portrait = (id: string, category: 'team' | 'testimonial', words: Words): Still =>
  still({
    id: `portrait-${id}`,
    scene: `stills/portraits/${id}`,
    category,
    width: 800,
    height: 1000,
    focal: { x: 50, y: 38 },
    ...words,
  })

/** Drawn characters for the team and for sample testimonials; none is a real person. */
export const stills = [
  portrait('director', 'team', {
    title: { en: 'Creative director', ar: 'المديرة الإبداعية', de: 'Kreativdirektorin' },
    alt: {
      en: 'Portrait of a drawn woman with a silver bob, round black glasses and a black roll-neck',
      ar: 'بورتريه لامرأة مرسومة بشعر فضي قصير ونظارة سوداء مستديرة وكنزة سوداء بياقة عالية',
      de: 'Porträt einer gezeichneten Frau mit silbernem Bob, runder schwarzer Brille und schwarzem Rollkragen',
    },
  }),
  portrait('animator', 'team', {
    title: { en: 'Animator', ar: 'رسّامة التحريك', de: 'Animatorin' },
    alt: {
      en: 'Portrait of a laughing drawn woman with a ginger bun, freckles and a mustard jumper',
      ar: 'بورتريه لامرأة مرسومة تضحك، شعرها الأصهب معقود وعلى وجهها نمش وترتدي كنزة خردلية',
      de: 'Porträt einer lachenden gezeichneten Frau mit rotem Dutt, Sommersprossen und senfgelbem Pullover',
    },
  }),
  portrait('producer', 'team', {
    title: { en: 'Producer', ar: 'المنتجة', de: 'Produzentin' },
    alt: {
      en: 'Portrait of a drawn woman with a rose headscarf and a plum jacket',
      ar: 'بورتريه لامرأة مرسومة بحجاب وردي وسترة بلون البرقوق',
      de: 'Porträt einer gezeichneten Frau mit rosafarbenem Kopftuch und pflaumenfarbenem Blazer',
    },
  }),
  portrait('technical-lead', 'team', {
    title: { en: 'Technical lead', ar: 'المدير التقني', de: 'Technischer Leiter' },
    alt: {
      en: 'Portrait of a smiling bald drawn man with a gray beard and a denim shirt',
      ar: 'بورتريه لرجل مرسوم أصلع مبتسم بلحية رمادية وقميص من الدنيم',
      de: 'Porträt eines lächelnden kahlköpfigen gezeichneten Mannes mit grauem Bart und Jeanshemd',
    },
  }),
  portrait('sound-designer', 'team', {
    title: { en: 'Sound designer', ar: 'مصمّم الصوت', de: 'Sounddesigner' },
    alt: {
      en: 'Portrait of a drawn man with dark curls, headphones around his neck and a green jumper',
      ar: 'بورتريه لرجل مرسوم بشعر أجعد داكن، حول رقبته سماعات ويرتدي كنزة خضراء',
      de: 'Porträt eines gezeichneten Mannes mit dunklen Locken, Kopfhörern um den Hals und grünem Pullover',
    },
  }),
  portrait('client-developer', 'testimonial', {
    title: { en: 'Client, real estate', ar: 'عميل، عقارات', de: 'Kunde, Immobilien' },
    alt: {
      en: 'Portrait of a drawn man in a white ghutra and thobe with a short beard',
      ar: 'بورتريه لرجل مرسوم بغترة وثوب أبيضين ولحية قصيرة',
      de: 'Porträt eines gezeichneten Mannes mit weißer Ghutra, Thawb und kurzem Bart',
    },
  }),
  portrait('client-beauty', 'testimonial', {
    title: { en: 'Client, beauty', ar: 'عميلة، تجميل', de: 'Kundin, Beauty' },
    alt: {
      en: 'Portrait of a smiling drawn woman with a round afro, gold hoops and an orange blouse',
      ar: 'بورتريه لامرأة مرسومة مبتسمة بشعر أفرو مستدير وقرطين ذهبيين وبلوزة برتقالية',
      de: 'Porträt einer lächelnden gezeichneten Frau mit rundem Afro, goldenen Creolen und orangefarbener Bluse',
    },
  }),
  portrait('client-games', 'testimonial', {
    title: { en: 'Client, games', ar: 'عميل، ألعاب', de: 'Kunde, Games' },
    alt: {
      en: 'Portrait of a drawn man with a black fringe, square glasses and a bomber jacket',
      ar: 'بورتريه لرجل مرسوم بغرّة سوداء ونظارة مربعة وسترة طيّار',
      de: 'Porträt eines gezeichneten Mannes mit schwarzem Pony, eckiger Brille und Bomberjacke',
    },
  }),
]
