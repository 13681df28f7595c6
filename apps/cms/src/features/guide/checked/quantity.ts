import { normalize } from './normalize'

const COUNT = [
  '\\d+(?:[.,]\\d+)*',
  '(?<!\\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|half|halbe[rn]?|halben)',
  '(?<!\\p{L})(?:eine?[rn]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)',
  '(?<!\\p{L})(?:ثلاث|أربع|خمس|ست|سبع|ثماني?|تسع|عشر)ة?',
].join('|')

const UNIT = [
  'st|nd|rd|th|d|seconds?|secs?|minutes?|mins?|hours?|days?|weeks?|months?|years?|frames?|fps|feet|foot|ft',
  'cameras?|people|persons?|episodes?|tracks?|steps?|languages?|spots?|stages?|pages?|versions?',
  'sekunden?|sekündige?[rsnm]?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|bilder|fu(?:ss|ß)',
  'kameras?|personen|folgen|spuren|schritte?n?|sprachen|seiten|versionen',
  'ثوان\\p{L}*|ثاني\\p{L}*|دقيق\\p{L}*|دقائق|ساع\\p{L}*|أيام|يوم\\p{L}*|أسابيع|أسبوع\\p{L}*|أشهر|شهر\\p{L}*',
  'سن\\p{L}*|إطار\\p{L}*|أقدام|قدم\\p{L}*|كاميرات?|أشخاص|شخص\\p{L}*|حلق\\p{L}*|خطوات|لغات|صفحات',
].join('|')

/** Numbers with these units are not amounts of money, but lengths, sizes or frame rates. */
const QUANTITY = new RegExp(
  `(?:${COUNT})(?:\\s?(?:[-–x×]|to|or|bis|oder|إلى|أو)\\s?(?:${COUNT}))?(?:[\\s-]|[\\s-]an?\\s)?(?:${UNIT})(?![\\p{L}\\d])`,
  'giu',
)

export function withoutQuantities(text: string): string {
  return text.replace(QUANTITY, ' ')
}

/** Matches number words other than “one”. */
const NOT_ONE = new RegExp(
  `(?<!\\p{L})(?:${[
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|\\p{L}+ty|half|quarter|third|twice|double',
    'couple|pair|few|several|many|both|dozens?',
    'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|\\p{L}+zig|dreißig|halb\\p{L}*|viertel|drittel',
    'paar|einige|mehrere|viele|beide|dutzend',
    'و?(?:ثلاث|أربع|خمس|ست|سبع|ثماني?|تسع|عشر)ة?|و?\\p{L}+عشر|نصف|ربع|ثلث|بضعة?|عدة|كلا|كلتا',
    '(?:ساعت|يوم|أسبوع|شهر|دقيقت|ثانيت|حلقت|سنت|مرت)(?:ان|ين)',
  ].join('|')})(?!\\p{L})`,
  'giu',
)

/** A size describes the item that is sold; it does not count items. */
const SIZE = /\d+\s?[x×]\s?\d+/gu

const DIGITS = /\d+(?:[.,:]\d+)*\p{L}*/gu

/**
 * @returns true if a sentence mentions a number that is not in the names of the priced items:
 * “three hours” beside the price of one hour would make this price wrong
 * @param labels the names of the rows whose prices are in the sentence
 */
export function countsOther(sentence: string, labels: string): boolean {
  const text = normalize(sentence).toLowerCase().replace(SIZE, ' ')
  const label = normalize(labels).toLowerCase()
  const numbers: string[] = text.match(DIGITS) ?? []
  const own: string[] = label.match(DIGITS) ?? []
  if (numbers.some((number) => !own.includes(number))) return true
  return (text.match(NOT_ONE) ?? []).some(
    (word) => !label.includes(word.replace(/^halb.*/, 'halb')),
  )
}
