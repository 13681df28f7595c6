/** The languages of the pictures. The sample project itself is in English. */
export const LOCALES = ['en', 'ar', 'de'] as const
export type Locale = (typeof LOCALES)[number]

type Translated = Record<Exclude<Locale, 'en'>, string>

/** Translations of the sample project's texts, by the English text. */
const SAMPLE: Record<string, Translated> = {
  'Reveal shot': { ar: 'لقطة الكشف', de: 'Enthüllung' },
  Studio: { ar: 'الاستوديو', de: 'Studio' },
  'The tower should be the first thing one sees. Can the camera start lower and rise to it?': {
    ar: 'ينبغي أن يكون البرج أول ما تراه العين. هل تبدأ الكاميرا من مستوى أدنى ثم ترتفع إليه؟',
    de: 'Der Turm soll das Erste sein, was man sieht. Kann die Kamera tiefer beginnen und zu ihm aufsteigen?',
  },
  'Understood. We start at the water and come up in one move.': {
    ar: 'مفهوم. نبدأ من سطح الماء ونرتفع في حركة واحدة.',
    de: 'Verstanden. Wir beginnen am Wasser und steigen in einer Bewegung auf.',
  },
  'This pause is a little long.': {
    ar: 'هذه الوقفة أطول قليلًا مما ينبغي.',
    de: 'Diese Pause ist etwas lang.',
  },
  'Could the sun be a little higher? The glass should catch it.': {
    ar: 'هل يمكن رفع الشمس قليلًا؟ نريد أن يلمع بها الزجاج.',
    de: 'Kann die Sonne etwas höher stehen? Das Glas soll sie einfangen.',
  },
  'Lovely. The light on the glass does it.': {
    ar: 'رائع. الضوء على الزجاج هو ما كان ينقص.',
    de: 'Wunderbar. Das Licht auf dem Glas macht es.',
  },
}

/**
 * The project's name that is replaced, because the pages about the room need not call it a sample.
 */
const PROJECT = 'Waterfront residences (sample)'
const TITLES: Record<Locale, string> = {
  en: 'Waterfront residences',
  ar: 'مساكن الواجهة البحرية',
  de: 'Wohnen am Wasser',
}

/** @returns pairs of a text in the room and its replacement in the picture */
export function replacements(locale: Locale): [string, string][] {
  const own = Object.entries(SAMPLE).map(([text, translated]): [string, string] => [
    text,
    locale === 'en' ? text : translated[locale],
  ])
  return [[PROJECT, TITLES[locale]], ...own]
}
