/*
 * Numbers that are spelled out. Those of several words are usually hidden amounts, because an
 * answer needs no other number that long.
 */

const ENGLISH =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const GERMAN_TENS = 'zwanzig|drei(?:ss|ß)ig|vierzig|f[uü]nfzig|sechzig|siebzig|achtzig|neunzig'
const GERMAN_UNITS = 'ein|zwei|drei|vier|f[uü]nf|sechs|sieben|acht|neun'
const GERMAN = `null|eins|${GERMAN_UNITS.slice(4)}|zehn|elf|zw[oö]lf|\\p{L}+zehn|${GERMAN_TENS}`
const ARABIC =
  'صفر|واحدة?|اثنا?ن|اثنين|(?:ثلاث|[أا]ربع|خمس|ست|سبع|ثمان|ثماني|تسع)(?:ة|ون|ين)?|عشرة|عشرون|عشرين'

const NUMBER = `(?:${ENGLISH}|${GERMAN}|${ARABIC})`
const BEFORE = '(?<![\\p{L}\\d])'
const AFTER = '(?![\\p{L}\\d])'

/**
 * Matches numbers of several words, such as “fifteen-fifty”, “one, five, zero”, “fünfundvierzig”
 * and “خمسة وأربعين”.
 */
export const LONG_NUMBER = new RegExp(
  [
    `${BEFORE}${NUMBER}[\\s-]+و?${NUMBER}${AFTER}`,
    `${BEFORE}${NUMBER}(?:[\\s,-]+${NUMBER}){2}${AFTER}`,
    `${BEFORE}\\p{L}*(?:${GERMAN_UNITS})[\\s-]?und[\\s-]?(?:${GERMAN_TENS})`,
  ].join('|'),
  'iu',
)

const ROMAN_SIGNS = 'M{0,4}(?:CM|CD|D?C{0,4})(?:XC|XL|L?X{0,4})(?:IX|IV|V?I{0,4})(?<=[MDCLXVI]{2})'

/**
 * Matches Roman numerals in capitals only. Some of them are also abbreviations, such as CV and CD.
 */
export const ROMAN = new RegExp(`${BEFORE}${ROMAN_SIGNS}${AFTER}`, 'u')

const PER = 'an?|per|each|pro|je|die|der|im|in der|في|لكل|كل'
const TIME =
  'seconds?|minutes?|hour|day|week|month|year|film|spot|shot|project|sekunde|minute|stunde|tag|woche|monat|jahr|projekt|(?:ال)?(?:ثانية|دقيقة|ساعة|يوم|أسبوع|شهر|سنة|فيلم|مشروع)'
const RATE_TAIL = `\\s?(?:(?:${PER})\\s(?:${TIME})|(?:لل|بال)(?:ثانية|دقيقة|ساعة|يوم|أسبوع|شهر|فيلم)|/\\s?\\p{L})`

/** Matches a number without a unit for a period, such as “24 an hour”, which is an amount. */
const RATE = new RegExp(`(?:${BEFORE}${NUMBER}|\\d)${RATE_TAIL}`, 'iu')
const ROMAN_RATE = new RegExp(`${BEFORE}${ROMAN_SIGNS}${RATE_TAIL}`, 'u')

export function saysRate(text: string): boolean {
  return RATE.test(text) || ROMAN_RATE.test(text)
}
