import { fold } from '../../../platform/lib/fold'
import { wordsMatching } from './words-matching'

interface IntentFacts {
  /** Matches questions with this intent. The text must be folded. */
  question: RegExp
  /** Matches headings of passages that answer such a question. The text must be folded. */
  heading: RegExp
  /** Matches texts that may answer such a question. The text must be folded. */
  text: RegExp
}

const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?!\\p{L})`, 'u')

/** Questions that visitors ask about any service. The first match counts. */
const INTENTS = {
  cancel: {
    question: whole(
      String.raw`cancel\p{L}*|refund\p{L}*|storn\p{L}*|absag\p{L}*|ruckerstatt\p{L}*|(?:ال)?(?:الغ|نلغ|يلغ|تلغ)\p{L}*|استرداد|استرجاع`,
    ),
    heading: whole(
      String.raw`cancel\p{L}*|storn\p{L}*|absag\p{L}*|(?:ال)?(?:الغ|نلغ)\p{L}*|اضطررنا`,
    ),
    text: whole(
      String.raw`cancel\p{L}*|deposit|refund\p{L}*|reschedul\p{L}*|storn\p{L}*|absag\p{L}*|anzahlung|verschieb\p{L}*|\p{L}*(?:الغ|لغي)\p{L}*|\p{L}*عربون\p{L}*`,
    ),
  },
  revisions: {
    question: whole(
      String.raw`revisions?|rounds?(?: of)?|amends?|changes|korrektur\p{L}*|anderung\p{L}*|revision\p{L}*|(?:ال)?تعديل\p{L}*|(?:ال)?تعديلات|(?:ال)?جول\p{L}*`,
    ),
    heading: whole(
      String.raw`revisions?|rounds|korrektur\p{L}*|anderung\p{L}*|\p{L}*تعديل\p{L}*|\p{L}*المراجعه`,
    ),
    text: whole(
      String.raw`revisions?|rounds?|unlimited|korrektur\p{L}*|anderung\p{L}*|unbegrenzt|\p{L}*تعديل\p{L}*|محدود\p{L}*`,
    ),
  },
  rush: {
    question: whole(
      String.raw`rush(?: jobs?)?|urgent\p{L}*|express|asap|eil(?:auftrag|ig|t|zuschlag)?\p{L}*|dringend\p{L}*|express\p{L}*|\p{L}*(?:مستعجل|عاجل)\p{L}*|(?:ال)?سرع\p{L}*`,
    ),
    heading: whole(
      String.raw`rush|faster|closer|sooner|tight\p{L}*|eil\p{L}*|schneller|beschleunig\p{L}*|\p{L}*(?:عاجل|مستعجل|الاسراع|اسرع|اقرب)\p{L}*`,
    ),
    text: whole(
      String.raw`rush|faster|earlier|days?|eil\p{L}*|schneller|tagen?|(?:werk|arbeits)tage\p{L}*|\p{L}*(?:عاجل|مستعجل|ايام|اسرع|اسراع)\p{L}*`,
    ),
  },
  needs: {
    question: whole(
      String.raw`(?:do|will|would) you need|need from us|what (?:should|do) (?:we|i) (?:send|prepare|bring|provide)|unterlagen|(?:braucht|benotigt) ihr|(?:brauchen|benotigen) sie|was mussen wir|\p{L}*تحتاجون\p{L}*|المطلوب منا|نجهز|نرسل لكم`,
    ),
    heading: whole(
      String.raw`you need|what to (?:send|prepare|bring)|helps us|files do you|was (?:brauchen|sie (?:mitbringen|schicken|vorbereiten))|brauchen sie|dateien|\p{L}*تحتاجون\p{L}*|الملفات التي`,
    ),
    text: /./u,
  },
  duration: {
    question: whole(
      String.raw`how (?:long|fast|quickly|soon)|turn ?around|when (?:would|will|can|could)|ready|lead time|delivery time|wie (?:lange|schnell)|lieferzeit\p{L}*|dauer\p{L}*|ab wann|wann (?:ist|ware|bekomm|habt)\p{L}*|fertig|و?(?:ال)?مده (?:ال)?(?:تسليم|تنفيذ|انجاز)|كم يستغرق|يستغرق|متي (?:يجهز|يكون|تسلم|نستلم|ينتهي)\p{L}*|جاهز\p{L}*|كم يوم\p{L}*`,
    ),
    heading: whole(
      String.raw`how long|time|turnaround|dates|longer|wie lange|dauert|zeit|termine|lieferzeit|\p{L}*يستغرق|والمده|\p{L}*المواعيد`,
    ),
    text: whole(
      String.raw`days?|weeks?|hours?|turnaround|schedule|dates|tagen?|wochen?|stunden?|lieferzeit|termine?|zeitplan|\p{L}*(?:يوم|ايام|اسبوع|اسابيع|ساع|موعد|مواعيد|جدول)\p{L}*`,
    ),
  },
  deliverables: {
    question: whole(
      String.raw`(?:do|will|would) (?:we|i) (?:get|receive)|give (?:me|us)|(?:file )?formats?|raw (?:files?|footage|\p{L}+ files)|deliver\p{L}*|(?:bekommen|erhalten|bekomme|kriegen) (?:wir|ich)|rohdaten|rohmaterial|lieferumfang|formate\p{L}*|(?:نستلم|استلم|تسلمون\p{L}*)|(?:ال)?ملفات|صيغ\p{L}*`,
    ),
    heading: whole(
      String.raw`receive|take (?:home|away)|take the recordings|deliver\p{L}*|files|sie (?:erhalten|mitnehmen)|mitnehmen|\p{L}*liefer\p{L}*|dateien|\p{L}*تستلم\p{L}*|\p{L}*التسليم|تاخذ معك|\p{L}*تسجيلات`,
    ),
    text: /./u,
  },
  process: {
    question: whole(
      String.raw`(?:how|what) does (?:it|this|the process) work|process|workflow|steps|how (?:do|can) (?:i|we) apply|bewerb\p{L}*|wie lauft|ablauf\p{L}*|(?:ال)?خطوات|كيف (?:تعملون|اقدم|نقدم|نبدا)|مراحل`,
    ),
    heading: whole(
      String.raw`how (?:we|it|a \p{L}+) \p{L}+|steps|so (?:lauft|arbeiten|entsteht|stellen)\p{L}*|ablauf|wie wir|schritte?|خطوات|كيف (?:نعمل|نوظف|تسير|يسير)|مراحل`,
    ),
    text: /./u,
  },
} as const satisfies Record<string, IntentFacts>

/** Intents with the same answer for every service. */
export const GENERAL_INTENTS: ReadonlySet<string> = new Set(['needs', 'revisions', 'rush'])

export type Intent = keyof typeof INTENTS

const KEYS = Object.keys(INTENTS) as Intent[]

export function intentOf(text: string): Intent | null {
  const folded = fold(text)
  return KEYS.find((intent) => INTENTS[intent].question.test(folded)) ?? null
}

/** @returns true if a passage may answer a question with this intent */
export function mayAnswer(intent: Intent, heading: string, text: string): boolean {
  const facts = INTENTS[intent]
  // The usual duration does not apply to rush jobs, so a passage about rush jobs is not an answer
  // here.
  if (intent === 'duration' && INTENTS.rush.heading.test(fold(heading))) return false
  return facts.heading.test(fold(heading)) || facts.text.test(fold(text))
}

/** @returns true if a heading is about cancellations or rush jobs but the question is not */
export function isUnasked(heading: string, text: string): boolean {
  const [folded, asked] = [fold(heading), fold(text)]
  return ([INTENTS.cancel, INTENTS.rush] as const).some(
    (facts) => facts.heading.test(folded) && !facts.question.test(asked),
  )
}

/**
 * @returns true if a row of the price book is about rush jobs but the question is not. Its price and
 * time would be taken for the usual ones
 */
export function isRushUnasked(label: string, text: string): boolean {
  const { heading, question } = INTENTS.rush
  const asked = fold(text)
  return heading.test(fold(label)) && !question.test(asked) && !heading.test(asked)
}

export function headingAnswers(intent: Intent, heading: string): boolean {
  return INTENTS[intent].heading.test(fold(heading))
}

/** The numbers of the question's words that express its intent. */
export function wordsOfIntent(intent: Intent, words: readonly string[]): number[] {
  return wordsMatching(words, new RegExp(INTENTS[intent].question, 'gu'))
}

const PRICE_HEADING = whole(
  String.raw`cost|costs|price|prices|pricing|kostet|preis|preise|was es kostet|\p{L}*سعر|\p{L}*اسعار|\p{L}*تكلفه|\p{L}*يكلف|تدفع`,
)

export function isPriceHeading(heading: string): boolean {
  return PRICE_HEADING.test(fold(heading))
}

const WANTS = whole(
  String.raw`can you|could you|do you (?:do|make|offer|produce)|(?<!do )(?:we|i) need|we want|looking for|konnt ihr|konnen sie|macht ihr|machen sie|dreht ihr|produziert ihr|wir (?:brauchen|suchen|mochten)|نريد|نحتاج|اريد|هل (?:تصنعون|تنتجون|تقدمون|تصورون|تحولون|يمكنكم|يمكن|تعملون)|تحولون\p{L}*`,
)

/** @returns true if the visitor asks whether the studio makes something */
export function wantsService(text: string): boolean {
  return WANTS.test(fold(text))
}

const QUESTION_WORD = whole(
  String.raw`who|what|whats|when|where|why|how|which|is|are|do|does|did|can|could|will|would|may|should|wer|was|wann|wo|warum|wie|welche\p{L}*|wem|ist|sind|kann|konnen|darf|habt|haben|gibt|muss|هل|كم|متي|اين|من|ما|ماذا|كيف|لماذا|لمن|اي|ايهما`,
)

/**
 * @returns true if a text names something without asking a question, as people do in a search box
 */
export function isPhrase(text: string): boolean {
  return !/[?؟]/u.test(text) && !QUESTION_WORD.test(fold(text))
}
