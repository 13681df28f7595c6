import type { Locale } from './locales'

/** A word that the texts of a language must not contain, and its replacement. */
export interface CopyRule {
  word: RegExp
  instead: string
}

/**
 * Matches whole words only. A letter or mark of any script on either side makes it another word.
 */
const whole = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

/** British spellings, which are replaced because the site's English is American. */
const AMERICAN: CopyRule[] = [
  [String.raw`colour\p{L}*`, 'color'],
  [
    String.raw`(?:favour|behaviour|honour|labour|neighbour|flavour|harbour|armour|vapour)\p{L}*`,
    '-or',
  ],
  [String.raw`grey\p{L}*`, 'gray'],
  [String.raw`(?:centre|metre|litre|theatre|fibre)s?`, '-er'],
  [String.raw`(?:travell|cancell|labell|modell|signall|levell|dialled)(?:ed|ing|er|ers)`, 'one l'],
  [
    String.raw`(?:real|recogn|organ|author|visual|minim|maxim|optim|special|final|custom|stabil|digit|summar|personal|character)(?:ise|ised|ises|ising|isation|isations)`,
    '-ize',
  ],
  [String.raw`anal(?:yse|ysed|yses|ysing)`, 'analyze'],
  ['programmes?', 'program'],
  ['catalogues?', 'catalog'],
  ['licences?|defence|offence', '-se'],
  ['towards|afterwards|backwards|forwards|upwards|downwards', 'without s'],
  ['whilst|amongst|learnt|burnt|dreamt|spelt', 'while, among, learned …'],
  [
    'judgement|ageing|jewellery|sceptical|artefacts?|cosy|mould|tyres?|kerb|practise[ds]?',
    'American',
  ],
].map(([words = '', instead = '']) => ({ word: whole(words), instead }))

/** Terms that name the same thing in different ways, of which only one is used. */
const TERMS: Record<Locale, CopyRule[]> = {
  en: [
    { word: whole('previs|pre-viz|previsuali[sz]ation'), instead: 'previz' },
    { word: whole('story-boards?|story boards?'), instead: 'storyboard' },
    { word: whole('digital twins?|virtual doubles?|digi-doubles?'), instead: 'digital double' },
    { word: whole('privacy (?:policy|policies)'), instead: 'privacy statement' },
  ],
  de: [
    {
      word: whole(String.raw`(?:Korrektur|Revisions|Feedback|Änderungs|Überarbeitungs)runden?`),
      instead: 'Korrekturschleife',
    },
    {
      word: whole(String.raw`(?:aus|in) (?:grauem |weißem )?Ton|Ton(?:modell|figur|fassung)\p{L}*`),
      instead: 'Clay',
    },
    { word: whole(String.raw`traditionelle\p{L}* Animatics?`), instead: 'klassische Animatics' },
    { word: whole('Drehbuchzeichnungen|Bilderdrehbuch|Story-Boards?'), instead: 'Storyboard' },
    { word: whole('Vorvisualisierung|Previsualisierung|Previs'), instead: 'Previz' },
    { word: whole('digitale Doppelgänger|Digital Doubles?'), instead: 'digitales Double' },
    {
      word: whole(String.raw`(?:Scratch|Roh|Hilfs|Guide)-?stimmen?|Layout-?sprecher\p{L}*`),
      instead: 'Layoutstimme',
    },
    { word: whole('Sprechercastings?'), instead: 'Sprecher-Casting' },
    { word: whole('Lotsen?'), instead: 'Guide' },
    { word: whole(String.raw`Figurenbl[aä]tt\p{L}*|Model-?sheets?`), instead: 'Model Sheet' },
    { word: whole('Erklärvideos?'), instead: 'Erklärfilm' },
    { word: whole('Musiksuche'), instead: 'Musikrecherche' },
    { word: whole('Storyentwicklung'), instead: 'Stoffentwicklung' },
    { word: whole('Pre-?Production'), instead: 'Vorproduktion' },
    { word: whole(String.raw`Schwesterunternehmen\p{L}*`), instead: 'Schwesterfirma' },
    { word: whole(String.raw`Jacht\p{L}*`), instead: 'Yacht' },
    {
      word: whole('virtuelle[nrms]? (?:Bühnen?|Produktion)|Greenscreen-Bühnen?'),
      instead: 'Virtual Production, Studio',
    },
    { word: whole('Nutzungs-? ?(?:und Geschäfts)?bedingungen'), instead: 'AGB' },
    // In German law, a Werktag is every day but Sundays and holidays, so it includes Saturdays.
    { word: whole(String.raw`\p{L}*werktag\p{L}*`), instead: 'Arbeitstag' },
    {
      word: whole(String.raw`Datenschutz(?:richtlinie|hinweis|bestimmung)\p{L}*`),
      instead: 'Datenschutzerklärung',
    },
    { word: whole('geleuchtet'), instead: 'eingeleuchtet' },
    { word: whole(String.raw`Betriebsversammlung\p{L}*`), instead: 'Mitarbeiterversammlung' },
  ],
  ar: [
    { word: /(?<!قلم (?:ال)?)رصاص/u, instead: 'قلم الرصاص' },
    { word: /الطين|طيني|طينًا|من طين|صلصال/u, instead: 'نموذج رمادي' },
    { word: /لوح(?:ة|ات) (?:ال)?قصة/u, instead: 'ستوري بورد' },
    { word: /إطار(?! قانوني)/u, instead: 'كادر' },
    { word: /تصوّر(?:ًا)? أوّلي|التصوّر الأوّلي|بريفيز|مشهد تمهيدي/u, instead: 'تصوّر مسبق' },
    { word: /الشبيه الرقمي|شبيه رقمي|القرين الرقمي/u, instead: 'البديل الرقمي' },
    { word: /رشاش/u, instead: 'رذاذ أو تناثُر' },
    { word: /مسرح (?:افتراضي|الشاشة|الكروما|الإنتاج)/u, instead: 'استوديو' },
    { word: /أمام الأخضر|على الأخضر/u, instead: 'أمام الشاشة الخضراء' },
    { word: /منفَّذ/u, instead: 'مُصيَّر' },
    { word: /أنيميشن|رسوم(?:ًا)? (?:ال)?متحر/u, instead: 'تحريك' },
    { word: /علّية/u, instead: 'لوفت' },
    { word: /شارحة/u, instead: 'توضيحي' },
    { word: /أغان(?:ٍ|ي) مصوّرة|الأغاني المصوّرة/u, instead: 'فيديوهات موسيقية' },
    { word: /سفير بالذكاء/u, instead: 'السفير الرقمي' },
    { word: /(?<![\p{L}\p{M}])(?:ال)?آني/u, instead: 'بالزمن الحقيقي' },
    { word: /كحدّ? أقصى/u, instead: 'بحد أقصى' },
    { word: /من عند(?:ك|نا)(?!\p{L})/u, instead: 'لديك، لدينا' },
    { word: /سياسة الخصوصية/u, instead: 'بيان الخصوصية' },
    { word: /٪/u, instead: '%' },
  ],
}

/** The text that is shown in place of a replacement, for promises that have none. */
const PROMISED: Record<Locale, string> = {
  en: 'what was measured, or nothing',
  de: 'was gemessen wurde, oder nichts',
  ar: 'ما تم قياسه، أو لا شيء',
}

/** Promises that nobody can keep, and comparisons that nobody has measured. */
const PROMISES: Record<Locale, CopyRule[]> = {
  en: [
    { word: whole('guaranteed|we guarantee|always on time|never late'), instead: PROMISED.en },
    {
      word: whole("world[’']s best|best in the world|unbeatable|unrivall?ed"),
      instead: PROMISED.en,
    },
  ],
  de: [
    {
      word: whole(String.raw`garantiert\p{L}*|wir garantieren|immer pünktlich`),
      instead: PROMISED.de,
    },
    {
      word: whole(String.raw`weltbeste\p{L}*|unschlagbar\p{L}*`),
      instead: PROMISED.de,
    },
  ],
  ar: [
    { word: /(?<!\p{L})مضمون(?:ة)?(?!\p{L})/u, instead: PROMISED.ar },
    { word: /الأفضل في العالم|لا يُ?ضاهى/u, instead: PROMISED.ar },
  ],
}

export const COPY_RULES: Record<Locale, CopyRule[]> = {
  en: [...AMERICAN, ...TERMS.en, ...PROMISES.en],
  de: [...TERMS.de, ...PROMISES.de],
  ar: [...TERMS.ar, ...PROMISES.ar],
}
