import { still, type Still } from '../../engine/still'

type Words = Pick<Still, 'title' | 'alt'>

const person = (id: string, words: Words, focal: Still['focal'], ground?: number): Still =>
  still({
    id: `person-${id}`,
    scene: `stills/people/${id}`,
    stage: 'cut-out',
    category: 'virtual-set',
    width: 900,
    height: 1200,
    focal,
    ...words,
    ...(ground !== undefined && { ground }),
  })

/** People without surroundings, for the virtual set. */
export const stills = [
  person(
    'presenter',
    {
      title: { en: 'The presenter', ar: 'المذيعة', de: 'Die Moderatorin' },
      alt: {
        en: 'A drawn presenter in a headscarf and a teal jacket, cue cards in one hand, the other held out in invitation',
        ar: 'مذيعة مرسومة بحجاب وسترة خضراء مائلة إلى الزرقة، في يدها بطاقات وتمدّ الأخرى مرحّبة',
        de: 'Eine gezeichnete Moderatorin mit Kopftuch und petrolfarbenem Blazer, Karten in der einen Hand, die andere einladend geöffnet',
      },
    },
    { x: 50, y: 24 },
  ),
  person(
    'host',
    {
      title: { en: 'The podcast host', ar: 'مقدّم البودكاست', de: 'Der Podcast-Host' },
      alt: {
        en: 'A drawn podcast host laughs, one hand on his headphones, a microphone in the other',
        ar: 'مقدّم بودكاست مرسوم يضحك، يضع يداً على سماعتيه ويمسك بالأخرى ميكروفوناً',
        de: 'Ein gezeichneter Podcast-Host lacht, eine Hand am Kopfhörer, in der anderen ein Mikrofon',
      },
    },
    { x: 50, y: 24 },
  ),
  person(
    'dancer',
    {
      title: { en: 'The dancer', ar: 'الراقصة', de: 'Die Tänzerin' },
      alt: {
        en: 'A drawn dancer balances on one leg with her arms in a curve, her red dress still turning',
        ar: 'راقصة مرسومة تتوازن على ساق واحدة وذراعاها في انحناءة، وثوبها الأحمر ما زال يدور',
        de: 'Eine gezeichnete Tänzerin steht auf einem Bein, die Arme im Bogen, während ihr rotes Kleid noch nachschwingt',
      },
    },
    { x: 50, y: 20 },
    96.3,
  ),
  person(
    'engineer',
    {
      title: { en: 'The engineer', ar: 'المهندس', de: 'Der Ingenieur' },
      alt: {
        en: 'A drawn site engineer with a white helmet and a reflective vest checks a plan on a tablet',
        ar: 'مهندس موقع مرسوم بخوذة بيضاء وسترة عاكسة يراجع مخططاً على جهاز لوحي',
        de: 'Ein gezeichneter Bauingenieur mit weißem Helm und Warnweste prüft einen Plan auf dem Tablet',
      },
    },
    { x: 50, y: 24 },
  ),
  person(
    'executive',
    {
      title: { en: 'The executive', ar: 'المدير التنفيذي', de: 'Der Geschäftsführer' },
      alt: {
        en: 'A drawn executive with gray hair and a navy suit, one hand in his pocket, the other at his jacket button',
        ar: 'مدير تنفيذي مرسوم بشعر رمادي وبدلة كحلية، يده في جيبه والأخرى عند زر سترته',
        de: 'Ein gezeichneter Geschäftsführer mit grauem Haar im marineblauen Anzug, eine Hand in der Tasche, die andere am Knopf des Sakkos',
      },
    },
    { x: 50, y: 22 },
  ),
  person(
    'athlete',
    {
      title: { en: 'The sprinter', ar: 'العدّاءة', de: 'Die Sprinterin' },
      alt: {
        en: 'A drawn sprinter in mid-stride, knee high, her braids flying behind her',
        ar: 'عدّاءة مرسومة في منتصف خطوتها، ركبتها مرفوعة وضفائرها تتطاير خلفها',
        de: 'Eine gezeichnete Sprinterin mitten im Schritt, das Knie hoch, die Zöpfe fliegen hinter ihr her',
      },
    },
    { x: 52, y: 20 },
    96.3,
  ),
]
