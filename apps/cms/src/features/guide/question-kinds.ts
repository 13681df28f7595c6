import { foldedWords } from '../../platform/lib/fold'
import { type Passage, textOf } from '../search/passages-of-document'

export function isNumber(word: string): boolean {
  return /^\d+$/.test(word)
}

export function isQuestion(heading: string): boolean {
  return /[?؟]\s*$/u.test(heading)
}

/**
 * For each kind of question, a pattern for headings of this kind and a pattern for visitors'
 * questions of this kind.
 */
const QUESTION_KINDS = [
  {
    heading: /do you keep|bewahren sie|هل تحتفظون/iu,
    question:
      /keep|kept|stor(?:e|age)|archiv|delete|again|bewahr|speicher|aufheb|l[oö]sch|[تن]حتفظ|حفظ|أرشيف|ارشيف|حذف/iu,
  },
  {
    heading: /^\s*(?:why|warum|weshalb|wieso|لماذا)(?!\p{L})/iu,
    question:
      /(?<!\p{L})(?:why|reason|warum|weshalb|wieso|grund|gründe|لماذا|ليش|ليه|سبب)(?!\p{L})/iu,
  },
  {
    heading: /who owns|wem gehör|(?:^|\s)لمن\s/iu,
    question:
      /own|right|belong|licen[cs]|copyright|gehör|eigen|recht|lizenz|nutz|unser|مل[كو]|مالك|حق|حقوق|[تي]عود|ترخيص|لنا|لمن/iu,
  },
  {
    heading: /(?:does|do) .*\bcost\b|how much|was kostet|كم (?:يكلّ?ف|تكلفة|سعر)/iu,
    question:
      /cost|price|much|rate|fee|charge|pay|budget|quote|cheap|kost|preis|tarif|geb[uü]hr|teuer|budget|سعر|أسعار|اسعار|كلّ?ف|بكم|رسوم|ثمن|ميزانية/iu,
  },
  {
    heading: /how long does|how long must|wie lange dauert|كم يستغرق/iu,
    question:
      /long|fast|quick|soon|speed|time|days|weeks|turnaround|when|deadline|deliver|lang|dauer|schnell|tage|woche|wann|frist|zeit|liefer|مدة|يستغرق|متى|سرع|يوم|أيام|أسابيع|أسبوع|وقت/iu,
  },
]
/**
 * The coverage of a passage is multiplied by this factor if its heading asks another kind of
 * question.
 */
export const OTHER_KIND = 0.7

/**
 * The factor for a passage, which is lower if its heading asks another kind of question than the
 * visitor.
 */
export function kindFitOf(heading: string, text: string): number {
  const isOther = QUESTION_KINDS.some(
    (kind) => kind.heading.test(heading) && !kind.question.test(text),
  )
  return isOther ? OTHER_KIND : 1
}

/** A heading that asks “how many” does not fit a question that does not ask for a number. */
const ASKS_FOR_NUMBER = /(?<!\p{L})(?:how many|wie ?viele|كم)(?!\p{L})/iu
/** A sentence that refers to a table does not contain the answer itself. */
const NAMES_TABLE =
  /(?<!\p{L})(?:tables?|tabellen?|(?:ال)?جدول|above|below|oben|unten|أعلاه|أدناه)(?!\p{L})/iu

/** Rates from 0 to 1 how well the question that a passage answers fits the visitor's question. */
export function fitOf(
  { heading, parts }: Pick<Passage, 'heading' | 'parts'>,
  text: string,
): number {
  const isOther = ASKS_FOR_NUMBER.test(heading) && !ASKS_FOR_NUMBER.test(text)
  const numbers = foldedWords(text).filter(isNumber)
  const own = new Set(foldedWords(heading).filter(isNumber))
  const hasOthers =
    own.size > 0 && numbers.some((number) => !own.has(number) && !isWithin(Number(number), heading))
  const isElsewhere = NAMES_TABLE.test(textOf(parts))
  return [isOther, hasOthers, isElsewhere].reduce((fit, isSo) => (isSo ? fit * 0.8 : fit), 1)
}

/**
 * @returns true if the number is in the range that a heading names, such as “7–12 hours” or “13
 * hours or more”
 */
function isWithin(number: number, heading: string): boolean {
  const [first, second] = foldedWords(heading).filter(isNumber).map(Number)
  if (first === undefined) return false
  if (second !== undefined) return first <= number && number <= second
  return OR_MORE.test(heading) && number >= first
}

const OR_MORE = /or more|oder mehr|^ab\s|أو أكثر/iu
