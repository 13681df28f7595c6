import { type PassagePart, textOf } from '../search/passages-of-document'

const whole = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')

/**
 * Patterns for kinds of questions, each with a pattern for the words that every answer must
 * contain.
 */
const MUST_SAY = [
  {
    // Questions about a number or a time. The words must be in the text, because headings are often
    // numbered.
    isInText: true,
    question: whole('how (?:many|long)|wie ?viele|wie lange|كم'),
    answer: new RegExp(
      [
        String.raw`[\d٠-٩]`,
        String.raw`(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|hours?|days?|weeks?|months?|years?|unlimited|any number|as (?:many|long))(?!\p{L})`,
        String.raw`(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|halbe?r?|stunden?|tag(?:en?)?|wochen?|monat(?:en?)?|jahr(?:en?)?|unbegrenzt\p{L}*|beliebig\p{L}*|so (?:viele|lange))(?!\p{L})`,
        String.raw`واحد|اثن|ثلاث|[أا]ربع|خمس|ستة?(?!\p{L})|سبع|ثماني|تسع|عشر|نصف|ساع|يوم|[أا]يام|[أا]سبوع|[أا]سابيع|شهر|[أا]شهر|عام|سن(?:ة|و|ت)|محدود|بلا حد`,
      ].join('|'),
      'iu',
    ),
  },
  {
    // Questions about whether something is necessary.
    isInText: false,
    question: whole(
      String.raw`(?:do|must|should|will) (?:we|i) (?:need|have to|have)|is (?:a|an|the) [\p{L} -]+ (?:needed|required|necessary)|(?:brauch|benötig)\p{L}* (?:wir|ich|man)|(?:müssen wir|muss ich|muss man)|هل (?:نحتاج|أحتاج|احتاج|يجب|يلزم|علينا|لا ?بد)`,
    ),
    answer:
      /need|requir|necessar|condition|must|have to|enough|without|optional|includ|provid|(?<!\p{L})may(?!\p{L})|brauch|nötig|notwendig|erforderlich|bedingung|voraussetz|muss|müssen|genüg|reicht|ohne|inbegriffen|enthalten|gestellt|darf|dürfen|حاج|تحتاج|يحتاج|يجب|يلزم|ضروري|شرط|يكفي|تكفي|دون|بلا|من غير|يشمل|تشمل|متوفر|يمكنك/iu,
  },
]

interface Answering {
  heading: string
  parts: readonly PassagePart[]
}

/** @returns true if a passage can be an answer to such a question */
export function canAnswer({ heading, parts }: Answering, text: string): boolean {
  const own = textOf(parts)
  const hasFigure = parts.some(({ type }) => type === 'figure')
  return MUST_SAY.every(({ question, answer, isInText }) => {
    if (!question.test(text)) return true
    return isInText ? hasFigure || answer.test(own) : answer.test(`${heading} ${own}`)
  })
}
