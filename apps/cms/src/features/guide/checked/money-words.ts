import { normalize } from './normalize'

/*
 * Words that show that a sentence is about money, in the languages of the answers. A model rarely
 * needs these words, because the price book supplies figures together with their currency.
 */

/** Matches whole words. `\b` does not work here, because it recognizes only Latin letters. */
const word = (list: string) => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'iu')

/** Also matches a currency directly beside a figure, as in “USD24” and “24eur”. */
const currency = (list: string) => `(?<!\\p{L})(?:${list})(?!\\p{L})`

const CURRENCIES = [
  'usd|gbp|eur|chf|aed|sar|egp|us-?dollars?|dollars?|dollari|dollaro|d[oó]lar(?:es)?|bucks?|quid',
  'sek|nok|dkk|isk|pln|czk|huf|jpy|cny|rmb|inr|aud|nzd|sgd|hkd|mxn|brl|zar|krw|ils|qar|kwd|omr|bhd|jod',
  'pounds?|pound sterling|sterling|pence|penny|pennies|euros?|cents?|francs?|dirhams?|riyals?|rials?|dinars?|dhs',
  'yen|yuan|renminbi|rupees?|rupien?|kron(?:a|or|e|er|en|ur)|rubles?|rubel|zlot(?:y|ys|ych)|pesos?|liras?|shekels?',
  '\\p{L}*dollars?|\\p{L}*euros?|pfund|pfennig|franken|libras?|livres?',
  '(?:ال|و|ب|ل|بال|لل)?(?:دولار|يورو|جنيه|سنت|درهم|ريال|دينار|فرنك|بنس|روبية|كرونة|ليرة|يوان)(?:ا|ات|ين|ًا|اً|ان|ا?ت)?',
  'ين|[رد]\\.\\s?[سإاكقعب]',
].join('|')

/**
 * Words that state an amount, or that nothing is charged. A sentence with one of them is never
 * shown.
 */
export const CURRENCY = new RegExp(
  // These abbreviations count only after a figure, because otherwise they have other meanings.
  `${currency(CURRENCIES)}|\\d\\s?(?:cad|won|rand|kr|fr)(?!\\p{L})`,
  'iu',
)

/** Matches the end of an amount that is written as “1.500,-”. */
export const AMOUNT_MARK = /\d[.,]\s?[-–—](?!\s?\d)/u

export const PERCENT =
  /[%٪‰؉]|(?<!\p{L})(?:percent|per ?cent|pct|percentage points?|prozent|vom hundert)(?!\p{L})|(?:ب|في )ال?م(?:ئة|ائة)/iu

export const NOTHING_TO_PAY = word(
  [
    'free|free of charge|at no (?:extra )?(?:cost|charge)|no charge|costs? nothing|on the house|complimentary|half (?:the )?price|half off|waived?',
    'pay(?:s|ing)? nothing|(?:without|no) (?:an? |any )?(?:extra |additional |further )?(?:surcharge|charge|fee|cost)s?',
    'gratis|kostenlos\\p{L}*|kostenfrei\\p{L}*|umsonst|geschenkt|zum halben preis|halber preis|kostet nichts',
    'zahl\\p{L}* (?:sie )?nichts|ohne (?:\\p{L}+ )?(?:aufpreis|aufschlag|zuschlag|mehrkosten|kosten|geb[uü]hr(?:en)?|berechnung)',
    '(?:ال|وال)?مجان\\p{L}*|بلا مقابل|دون مقابل|بدون مقابل|نصف السعر|بنصف السعر|بلا رسوم|(?:بدون|دون) (?:أي )?(?:رسوم|تكلفة|تكاليف)\\p{L}*|لا [تين]دفع\\p{L}* (?:أي )?شيئا?',
  ].join('|'),
)

/** Matches promises about money, which only the studio may make. */
export const PROMISE = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    // Phrases that say that something is not billed, in any word order.
    "(?:not|never|nothing|without|won['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|no)\\s(?:\\p{L}+\\s){0,4}(?:bill\\p{L}*|invoic\\p{L}*|charg\\p{L}*|owe\\p{L}*|pay\\p{L}*)",
    "(?:is|are|goes|be) on us|our treat|(?:is|as|be) (?:an? )?gift\\p{L}*|gifted|for nothing|owe (?:us )?nothing|we(?:[’']ll| will| shall| can)? (?:cover|absorb|sponsor|pay)",
    'money[- ]?back|money is returned|(?:get|give|have) (?:your |you (?:the|your) |the )?money back|refund\\p{L}*|price[- ]?match\\p{L}*|(?:lowest|best|cheapest) price\\p{L}*|costless|vouchers?|coupons?',
    'berechnen?\\s(?:\\p{L}+\\s){0,5}nicht|nicht\\s(?:\\p{L}+\\s){0,3}(?:berechnet|in rechnung|bezahl\\p{L}*)|nicht in rechnung|geht auf uns|geht aufs haus|auf unsere kosten|(?:ver)?schenken|geschenk\\p{L}*',
    '(?:kosten|rechnung)\\s(?:\\p{L}+\\s){0,3}(?:[uü]bernehmen|tragen)|(?:[uü]bernehmen|tragen)\\s(?:\\p{L}+\\s){0,3}(?:kosten|rechnung)|geld zur[uü]ck|erstatt\\p{L}*|gutscheine?|bestpreis\\p{L}*',
    '(?:لن|لا|لم)\\s(?:\\p{L}+\\s)?(?:[نيت]ُ?حاسب\\p{L}*|[نيت]تقاض\\p{L}*|[نيت]ُ?فوتر\\p{L}*|[نيت]حتسب\\p{L}*|[نيت]أخذ\\p{L}*)|على حساب(?:نا|ي)|(?:ال)?هدي[ةه]\\p{L}*|نهدي\\p{L}*|(?:[نيت]عيد|نرد|استرداد|استرجاع)\\s?(?:\\p{L}+\\s)?(?:ال)?(?:مال|أموال|مبلغ)\\p{L}*|قسيم[ةه]',
  ].join('|')})(?![\\p{L}\\d])`,
  'iu',
)

/** Words that turn a number into an amount. */
export const PRICE = word(
  [
    'prices?|priced|pricing|costs?|costing|rates?|fees?|charges?|charged|pay|pays|paid|payment|budget|quote|quoted|discounts?|off|cheap(?:er)?|surcharges?|deposit|refund|worth|amounts?|sum|total|spend|savings?|save',
    'preise?s?|preislich|kosten|kostet|tarife?|geb[uü]hr(?:en)?|zahl(?:en|t|ung)|bezahl\\p{L}*|rabatte?|nachlass|aufschlag|zuschlag|anzahlung|betr[aä]ge?|betrag|summe|budget|angebot|spar\\p{L}*|honorar|g[uü]nstig\\p{L}*|\\p{L}+(?:preis|preise|kosten|geb[uü]hr|rabatt)',
    '(?:ال|وال|بال|لل|و|ب|ل)?(?:سعر|أسعار|اسعار|تكلفة|كلفة|تكاليف|رسوم|رسم|خصم|حسم|دفع|دفعة|مبلغ|ميزانية|عربون|توفير)(?:ه|ها|نا|كم|ك)?|[يت]كلف\\p{L}*|[يتن]دفع\\p{L}*|ثمن\\p{L}*',
  ].join('|'),
)

/** Matches questions for a price that contain no word about money, in the languages of the site. */
const ASKS_FOR_PRICE = /how much|(?<!\p{L})(?:بكم|كم)(?!\p{L})/iu

/**
 * @returns true if the question asks for an amount of money. Unlike `asksForPrice`, it is false if
 * an Arabic question asks for a number of things, which uses the same word.
 */
export function asksForAmount(question: string): boolean {
  const text = normalize(question)
  return (
    PRICE.test(text) || /how much|(?:stunden|tages)s[aä]tze?|(?<!\p{L})بكم(?!\p{L})/iu.test(text)
  )
}

export function asksForPrice(question: string): boolean {
  const text = normalize(question)
  return ASKS_FOR_PRICE.test(text) || PRICE.test(text)
}

/**
 * Numbers that are written as words. Small ones are common in sentences that are not about money.
 */
export const SMALL_NUMBER = word(
  [
    'zero|nothing|nil|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|half|quarter|double|twice|third',
    'null|nichts|eine?[nms]?|zwei|drei|vier|f[uü]nf|sechs|sieben|acht|neun|zehn|elf|zw[oö]lf|\\p{L}*zehn|\\p{L}*(?:zwanzig|drei(?:ss|ß)ig|vierzig|f[uü]nfzig|sechzig|siebzig|achtzig|neunzig)|dutzend|halb\\p{L}*|h[aä]lfte|doppelt\\p{L}*|viertel|drittel',
    'صفر|لا شيء|شيئا|و?(?:واحدة?|اثن(?:ان|ين)|اثنتا[ن]?|ثلاث|أربع|خمس|ست|سبع|ثمان|ثماني|تسع|عشر)(?:ة|ا)?|و?(?:عشرون|عشرين|(?:ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين))|نصف|ربع|ضعف|ثلث',
  ].join('|'),
)

export const LARGE_NUMBER = word(
  [
    'hundreds?|thousands?|millions?|billions?|grand|k',
    '\\p{L}*hundert\\p{L}*|\\p{L}*tausend\\p{L}*|million(?:en)?|milliarden?',
    '\\p{L}*(?:مئة|مائة|مئتان|مئتين|مائتان|مائتين|مئتا|مئات|ألف|آلاف|ألفان|ألفين|مليون|ملايين)',
  ].join('|'),
)
