import type { Currency } from '@studio/shared/money'
import { countInArabic } from '../../../../../platform/admin-language/count-in-arabic'
import type { Conflict } from '../../conflict'
import type { Ending } from '../../rule'
import type { Method } from '../methods'

export const ENDING_NAMES: Record<Ending, string> = {
  exact: 'إلى السنت',
  whole: 'إلى مبالغ صحيحة',
  '5': 'إلى 5 (مثل 1285)',
  '10': 'إلى 10 (مثل 1290)',
  '50': 'إلى 50 (مثل 1300)',
  '99': 'لتنتهي بـ 99 (مثل 1299)',
}

/** The number of prices in the form that follows a noun or a preposition. */
const prices = (count: number) =>
  countInArabic(count, { one: 'سعر واحد', two: 'سعرين', few: 'أسعار', many: 'سعرًا' })

/** The number of lists in the form that follows a noun or a preposition. */
const lists = (count: number) =>
  countInArabic(count, { one: 'قائمة واحدة', two: 'قائمتين', few: 'قوائم', many: 'قائمة' })

const SIGNS: Record<Currency, string> = { USD: 'الدولار', GBP: 'الجنيه', EUR: 'اليورو' }

export const BULK_TEXTS = {
  heading: 'تغيير أسعار كثيرة',
  book: 'قوائم الأسعار',
  intro:
    'لا يتغير شيء حتى تضغط الزر في النهاية. عندها تتغير الأسعار كلها للزوار معًا أو لا يتغير أي منها.',
  loading: 'جارٍ قراءة قوائم الأسعار…',
  loadFailed: 'تعذرت قراءة قوائم الأسعار.',
  retry: 'حاول مرة أخرى',
  open: 'تغيير أسعار كثيرة',
  openChosen: (count: number) => `تغيير أسعار ${lists(count)}`,
  openHint:
    'لرفع أسعار كثيرة أو خفضها أو تقريبها دفعة واحدة، واقتراح الجنيه أو اليورو، واستخدام ملف CSV.',

  which: 'أي أسعار',
  allLists: 'كل القوائم',
  comparison: 'للمقارنة فقط',
  chosenOf: (chosen: number, all: number) => `${chosen} من ${all}`,
  rowsOf: (list: string) => `أسعار «${list}»`,
  noMoney: 'بلا مبالغ',

  how: 'كيف تتغير',
  method: {
    percent: 'بنسبة مئوية',
    amount: 'بمبلغ',
    points: 'النسب المئوية',
    factor: 'الجنيه أو اليورو من الدولار',
    csv: 'من ملف CSV',
  } satisfies Record<Method, string>,
  percent: 'النسبة المئوية',
  percentHint: '5 ترفع الأسعار 5٪، و‎-10 تخفضها 10٪.',
  amount: 'المبلغ',
  amountHint: '10 تزيد 10، و‎-10 تنقص 10: بالدولار أو الجنيه أو اليورو.',
  points: 'النقاط المئوية',
  pointsHint: '2 تجعل خصم 10٪ خصمًا بنسبة 12٪، و‎-2 تجعله 8٪.',
  rounding: 'التقريب',
  currencies: 'العملات',
  currencyNames: {
    USD: 'الدولار الأمريكي',
    GBP: 'الجنيه الإسترليني',
    EUR: 'اليورو',
  } satisfies Record<Currency, string>,
  into: 'العملة المقترحة',
  factor: 'مقابل كل دولار',
  factorHint: 'مثل 0.79. يُستخدم لهذا الاقتراح فقط.',
  replaces: 'استبدال المبالغ الموجودة أيضًا',

  preview: 'الأسعار القديمة والجديدة',
  chooseFirst: 'اختر قائمة أو سعرًا على الأقل.',
  typeFirst: {
    percent: 'اكتب النسبة المئوية التي تتغير بها الأسعار.',
    points: 'اكتب عدد النقاط التي تتغير بها الخصومات والرسوم الإضافية.',
    amount: 'اكتب المبلغ الذي تتغير به الأسعار.',
    factor: 'اكتب كم يساوي الدولار الواحد.',
    csv: 'اختر ملفًا. لا يغيّر شيئًا حتى تضغط الزر في النهاية.',
  } satisfies Record<Method, string>,
  unchanged: 'لا يتغير أي سعر.',
  price: 'السعر',
  before: 'الآن',
  after: 'الجديد',
  none: 'لا شيء',
  becomes: 'يصبح',
  substitute: (list: string, other: string, currency: string) =>
    `حيث يدفع الزوار بعملة ${currency} يرون «${other}» بدلًا من «${list}». وإذا صارت في «${list}» مبالغ بعملة ${currency} ظهرت هي هناك.`,

  badPercent: (typed: string) =>
    `«${typed}» ليس نسبة مئوية. اكتب عددًا أكبر من ‎-100 ولا يزيد على 500، برقمين عشريين على الأكثر.`,
  badAmount: (typed: string) => `«${typed}» ليس مبلغًا. اكتب أرقامًا مثل 10 أو ‎-10.`,
  badFactor: (typed: string) =>
    `«${typed}» ليس معاملًا. اكتب عددًا بين 0.0001 و100، بأربعة أرقام عشرية على الأكثر.`,
  noCurrency: 'اختر عملة واحدة على الأقل.',
  badPoints: (typed: string) =>
    `«${typed}» ليس عدد نقاط مئوية. اكتب عددًا بين ‎-100 و100، برقمين عشريين على الأكثر.`,
  percentagesStay: (count: number) =>
    count === 1
      ? 'سطر واحد مما اخترت نسبة مئوية، كالخصم. يبقى كما هو، وتغيّره «النسب المئوية».'
      : `بين ما اخترت أسطر هي نسب مئوية، كالخصومات (${count}). تبقى كما هي، وتغيّرها «النسب المئوية».`,
  pages: 'الصفحات التي تعرض هذه القوائم',
  pagesLoading: 'جارٍ البحث عن الصفحات التي تعرض هذه القوائم…',
  pagesFailed: 'تعذر العثور على الصفحات التي تعرض هذه القوائم. يمكن إجراء التغيير مع ذلك.',
  noPages: 'لا تعرض هذه القوائم أي صفحة فتحها زائر.',
  when: 'متى',
  atOnce: 'فورًا',
  atTime: 'في يوم ووقت محددين',
  schedule: (count: number, inLists: number, when: string) =>
    `تغيير ${prices(count)} في ${lists(inLists)} في ${when}`,
  scheduleFirst: 'اختر اليوم والوقت',
  scheduleHint:
    'حتى ذلك الحين يرى الزوار الأسعار الحالية. ما يغيّره أحد في هذه الأثناء يبقى، وإذا كان للمبلغ نفسه سأل الجدول الزمني.',
  scheduled: (when: string) => `تمت الجدولة في ${when}. تجدها في القائمة تحت «الجدول الزمني».`,
  releaseName: (count: number) => `أسعار في ${lists(count)}`,

  doubts: (count: number) =>
    count === 1 ? 'راجعت المبلغ المعلَّم. وهو صحيح.' : `راجعت المبالغ المعلَّمة (${count}). وهي صحيحة.`,
  problems: (count: number) =>
    count === 1
      ? 'سعر واحد يخالف قاعدة من قواعد الأسعار. استبعده أو غيّره بطريقة أخرى.'
      : `هناك أسعار تخالف قواعد الأسعار (${count}). استبعدها أو غيّرها بطريقة أخرى.`,
  apply: (count: number, inLists: number) => `تغيير ${prices(count)} في ${lists(inLists)} للزوار`,
  applied: (count: number, inLists: number) =>
    `تم تغيير ${prices(count)} في ${lists(inLists)}. يرى الزوار المبالغ الجديدة خلال ثانية.`,
  applyFailed: 'لم يتغير شيء: لم يُجب الخادم كما هو متوقع. حاول مرة أخرى.',
  tooMany: 'لم يتغير شيء: التغييرات كثيرة جدًا في ساعة واحدة. حاول لاحقًا.',

  conflictHeading: 'لم يتغير شيء',
  conflict: ({ title, reason, by }: Conflict) => {
    if (reason === 'gone') return 'حُذفت قائمة من القوائم المختارة.'
    return reason === 'changed'
      ? `حفظ ${by ?? 'النظام'} «${title}» بعد أن فتحت هذه الصفحة.`
      : `«${title}» مفتوحة لدى ${by ?? 'شخص آخر'}. حفظها هناك يعيد الأسعار القديمة.`
  },
  noSuchPrice: 'هذا السعر ليس في القائمة.',
  readAgain: 'عرض أحدث الأسعار',
  changeAnyway: 'التغيير مع ذلك',

  recent: 'تغييرات أسعار كثيرة في اليوم الأخير',
  last: (priceCount: number, inLists: number, when: string, by: string | null) =>
    `تغيّر معًا ${when}: ${prices(priceCount)} في ${lists(inLists)}${by === null ? '' : `، غيّرها ${by}`}.`,
  undo: 'التراجع عن التغيير كله',
  undoPromise: 'إذا تراجعت رأى الزوار فورًا الأسعار السابقة. يبقى التغيير في السجل.',
  /** A price with the name of its list. */
  priceInList: (price: string, list: string) => `«${price}» (${list})`,
  /** Prices that an undo does not touch. */
  left: (names: string) => `أسعار غُيّرت مجددًا بعد ذلك وتبقى كما هي: ${names}.`,
  undoLost: 'لا شيء يمكن التراجع عنه: غُيّرت هذه الأسعار كلها مجددًا.',
  isUndone: 'جرى التراجع عنه.',
  undone: 'عادت الأسعار إلى ما كانت عليه.',
  undoneExcept: (names: string) =>
    `عادت الأسعار إلى ما كانت عليه، ما عدا ما غُيّر مجددًا بعد ذلك: ${names}.`,
  undoFailed: 'تعذر التراجع عن التغيير. حاول مرة أخرى.',
  undoTooLate: 'مضى على التغيير أكثر من يوم. الأسعار القديمة في سجل كل قائمة.',
}

export const CSV_TEXTS = {
  download: 'تنزيل هذه الأسعار',
  styles: {
    en: 'CSV ‏(1234.50)',
    de: 'CSV لبرنامج Excel بالألمانية (1234,50)',
  },
  downloadHint:
    'بلا اختيار في عمود القوائم يضم الملف كل القوائم. غيّر المبالغ فقط: يحدد العمودان «list» و«row» السعر المقصود في كل سطر. المبلغ الفارغ يزيل السعر بتلك العملة، والسطر الذي تحذفه لا يغيّر شيئًا.',
  file: 'ملف CSV',
  fileHint: 'يُقرأ الملف ويُقارن. لا يغيّر شيئًا حتى تضغط الزر في النهاية.',
  reading: 'جارٍ قراءة الملف…',
  failed: 'تعذرت قراءة الملف. حاول مرة أخرى.',
  tooLong: 'الملف كبير جدًا. حجم ملف فيه كل الأسعار أقل من 500 كيلوبايت.',
  tooMany: 'ملفات كثيرة جدًا في ساعة واحدة. حاول لاحقًا.',
  problems: (count: number) =>
    count === 1
      ? 'لا يمكن استخدام سطر واحد من الملف. لا يُستخدم شيء من الملف حتى يُصحَّح.'
      : `في الملف مواضع لا يمكن استخدامها (${count}). لا يُستخدم شيء من الملف حتى تُصحَّح.`,
  line: 'السطر',
  column: 'العمود',
  problem: 'المشكلة',
  more: (count: number) =>
    `و${countInArabic(count, { one: 'موضع آخر', two: 'موضعان آخران', few: 'مواضع أخرى', many: 'موضعًا آخر' })}`,

  empty: 'لا أسطر في الملف تحت سطر العناوين.',
  malformed: 'علامة اقتباس غير مغلقة، أو سطر ليس بصيغة CSV.',
  tooManyLines: (max: number) => `الحد الأقصى لأسطر الملف: ${max}.`,
  noColumn: (name: string) => `العمود «${name}» غير موجود في السطر الأول.`,
  noAmounts: 'لا يذكر السطر الأول عمودًا للمبالغ، مثل «usd».',
  unknownColumn: (name: string) => `لا يوجد عمود «${name}».`,
  columnTwice: (name: string) => `العمود «${name}» مكرر.`,
  unknownList: (key: string) => `لا توجد قائمة أسعار مفتاحها «${key}».`,
  unknownRow: (key: string, list: string) => `لا سعر مفتاحه «${key}» في القائمة «${list}».`,
  rowTwice: (line: number) => `هذا السعر في السطر ${line} أيضًا.`,
  tooManyCells: 'خلايا السطر أكثر من خلايا السطر الأول.',

  notANumber: (typed: string) => `«${typed}» ليس مبلغًا.`,
  ambiguous: (typed: string, whole: string) =>
    `يمكن قراءة «${typed}» بطريقتين. اكتب ${whole} لمبلغ صحيح، أو رقمين بعد العلامة.`,
  negative: 'لا يمكن أن يكون السعر سالبًا.',
  tooManyDecimals: (typed: string) => `في «${typed}» أكثر من رقمين عشريين.`,
  tooLarge: 'هذا أكثر من عشرة ملايين.',
  wrongCurrency: (currency: Currency) => `هذا العمود لعملة ${SIGNS[currency]}.`,
}
