import type { Currency } from '@studio/shared/money'
import type {
  PercentMeaning,
  PriceGroupKind,
  PriceUnit,
  QuantityKind,
} from '@studio/shared/price-book'
import type { PriceProblem } from '@studio/shared/price-rules'
import { countInArabic } from '../../../../platform/admin-language/count-in-arabic'
import type { Doubt } from '../doubt'

export const UNIT_NAMES: Record<PriceUnit, string> = {
  spot15: '15 ثانية',
  spot30: '30 ثانية',
  spot60: '60 ثانية',
  hour: 'بالساعة',
  firstHour: 'الساعة الأولى',
  extraHour: 'ساعة إضافية',
  halfDay: 'نصف يوم',
  fullDay: 'يوم كامل',
  day: 'باليوم',
  each: 'للقطعة',
  range: 'نطاق',
  percent: 'نسبة مئوية',
  included: 'مشمول',
  onRequest: 'عند الطلب',
  rule: 'قاعدة وليست سعرًا',
}

export const KIND_NAMES: Record<PriceGroupKind, string> = {
  spots: 'إعلانات، حسب المدة',
  packages: 'باقات',
  rental: 'إيجار، حسب الوقت',
  addOns: 'إضافات',
  terms: 'شروط، بالنسبة المئوية',
}

export const QUANTITY_NAMES: Record<QuantityKind, string> = {
  cameras: 'كاميرات',
  platforms: 'منصات',
  participants: 'مشاركون',
  microphones: 'ميكروفونات',
  tracks: 'مسارات',
  actors: 'ممثلون',
  episodes: 'حلقات',
  clipsPerEpisode: 'مقاطع لكل حلقة',
}

export const BOOKING_NAMES = { standard: 'عادي', urgent: 'عاجل' }

export const MEANING_NAMES: Record<PercentMeaning, string> = {
  surcharge: 'رسم إضافي',
  discount: 'خصم',
  refund: 'استرداد',
  fee: 'رسم',
  deposit: 'عربون',
}

const CURRENCY_NAMES: Record<Currency, string> = {
  USD: 'الدولار الأمريكي',
  GBP: 'الجنيه الإسترليني',
  EUR: 'اليورو',
}

export const TABLE_TEXTS = {
  title: 'الأسعار',
  caption: (group: string) => `أسعار «${group}»، صف لكل سعر`,
  region: 'جدول الأسعار، يُمرَّر جانبيًا على الشاشات الضيقة',
  help: 'انقر على مبلغ واكتب. تنقلك Enter ومفاتيح الأسهم داخل العمود، وTab على طول الصف.',
  columns: {
    label: 'الاسم',
    unit: 'الوحدة',
    isFrom: 'من',
    usd: 'دولار',
    gbp: 'جنيه',
    eur: 'يورو',
    percent: 'النسبة',
    actions: 'الصف',
  },
  fromHint: 'يضع «ابتداءً من» قبل السعر',
  lowest: 'الأدنى',
  highest: 'الأعلى',
  meaning: 'معنى النسبة',
  rowName: (position: number) => `الصف ${position}`,
  cellName: (row: string, column: string) => `${row}، ${column}`,
  chooseUnit: 'اختر…',
  chooseMeaning: 'المعنى…',
  empty: 'لا أسعار في هذه القائمة بعد.',
  chooseKind: 'اختر نوع القائمة أولًا؛ فهو يحدد الوحدات المسموح بها للسعر.',
  add: 'إضافة سعر',
  showEuro: 'عمود اليورو',
  showRanges: 'نطاقات (من – إلى)',
  disputed: 'المصادر متضاربة',
  leftOver: 'مسح ما لا يناسب',
  moveUp: (row: string) => `نقل «${row}» إلى أعلى`,
  moveDown: (row: string) => `نقل «${row}» إلى أسفل`,
  moved: (row: string, position: number, count: number) =>
    `صار «${row}» الصف ${position} من ${count}.`,
  remove: (row: string) => `إزالة «${row}»`,
  removeHeading: (row: string) => `إزالة «${row}»؟`,
  removeBody: 'يُزال الصف عند الحفظ. لن تجده بعد ذلك الصفحات التي تعرض هذا السعر. يبقى في السجل.',
  removeConfirm: 'إزالة',
  details: (row: string) => `تفاصيل «${row}»`,
  problemsInDetails: 'في التفاصيل ما يحتاج إلى انتباهك. افتحها لتراه.',
}

export const AMOUNT_TEXTS = {
  notANumber: (typed: string) => `«${typed}» ليس مبلغًا. اكتب أرقامًا مثل 8,500 أو 498.75.`,
  negative: 'لا يمكن أن يكون السعر سالبًا.',
  tooManyDecimals: 'اكتب رقمين على الأكثر بعد الفاصلة العشرية.',
  tooLarge: 'هذا أكثر من عشرة ملايين. هل هناك رقم زائد؟',
  wrongCurrency: (currency: Currency) =>
    `هذا العمود لعملة ${CURRENCY_NAMES[currency]}. اكتب المبلغ من دون رمز عملة أخرى.`,
  notAPercentage: (typed: string) => `«${typed}» ليس نسبة مئوية. اكتب أرقامًا مثل 35 أو 12.5.`,
}

export const SOURCE_TEXTS = {
  heading: 'مصادر أخرى',
  none: 'لم يُسجَّل مصدر آخر لهذا السعر.',
  intro: 'ما يقوله مصدر آخر. يرى الزوار مبالغ الجدول، ولا يرون هذه أبدًا.',
  name: (position: number) => `المصدر ${position}`,
  use: 'استخدام هذا المصدر',
  used: 'بُدّلت المبالغ. احفظ لعرض الجديدة على الزوار.',
  add: 'إضافة مصدر آخر',
  remove: (position: number) => `إزالة المصدر ${position}`,
}

export const HISTORY_TEXTS = {
  open: 'السجل',
  title: (group: string) => `سجل «${group}»`,
  loading: 'جارٍ تحميل السجل…',
  failed: 'تعذر تحميل السجل. حاول مرة أخرى.',
  retry: 'حاول مرة أخرى',
  empty: 'لم يُحفظ شيء بعد.',
  more: 'عرض تغييرات أقدم',
  setUp: 'الإعداد',
  current: 'المستخدمة الآن',
  first: (count: number) => `حُفظت أول مرة. عدد الأسعار: ${count}`,
  unchanged: 'حُفظت من دون تغيير',
  restore: 'استعادة',
  restoreOf: (when: string) => `استعادة أسعار ${when}`,
  restoreHeading: 'استعادة هذه النسخة؟',
  restoreBody: (when: string) =>
    `تعود القائمة كلها إلى ما كانت عليه في ${when}، للزوار أيضًا وبكل اللغات. تبقى النسخة الحالية في السجل. ويضيع ما لم يُحفظ في النموذج.`,
  restored: 'استُعيدت النسخة.',
  restoreFailed: 'تعذرت استعادة النسخة.',
  nothing: 'لا شيء',
  becomes: 'يصبح',
}

export const UNDO_TEXTS = {
  changed: (when: string, who: string | null) =>
    who === null ? `آخر تغيير ${when}:` : `آخر تغيير ${when}، أجراه ${who}:`,
  more: (count: number) =>
    `و${countInArabic(count, { one: 'تغيير آخر', two: 'تغييران آخران', few: 'تغييرات أخرى', many: 'تغييرًا آخر' })}`,
  undo: 'التراجع عن هذا التغيير',
  promise: 'بعد ذلك يرى الزوار فورًا ما كان هنا قبله. يبقى التغيير في السجل.',
  onlyHere: 'غُيّرت هذه القائمة عبر «تغيير أسعار كثيرة»، ومن هناك يمكن التراجع عن التغيير كله.',
  failed: 'تعذر التراجع عن التغيير. حاول مرة أخرى.',
  changedSince: 'غيّر شخص القائمة بعد ذلك. أعد تحميلها.',
}

export const CHANGE_TEXTS = {
  title: 'العنوان',
  listNote: 'الملاحظة',
  kind: 'نوع القائمة',
  key: 'الاسم المستخدم في الصفحات',
  position: 'الموضع بين قوائم الأسعار',
  order: 'أُعيد ترتيب الصفوف',
  added: 'أُضيف',
  removed: 'أُزيل',
  label: 'الاسم',
  note: 'الملاحظة',
  unit: 'الوحدة',
  isFrom: '«ابتداءً من»',
  percent: 'النسبة',
  percentMeaning: 'معنى النسبة',
  minimumHours: 'الحد الأدنى للساعات',
  noticeHours: 'مهلة الإشعار بالساعات',
  turnaround: 'مدة الإنجاز بأيام العمل',
  status: 'نوع الحجز',
  quantities: 'الكميات',
  source: 'مصدر الرقم',
  isDisputed: 'المصادر متضاربة',
  readings: 'مصادر أخرى',
  yes: 'نعم',
  no: 'لا',
}

export const SELECT_TEXTS = {
  placeholder: 'اختر سعرًا',
  noGroup: 'اختر قائمة الأسعار أولًا.',
  loading: 'جارٍ تحميل القائمة…',
  failed: 'تعذر تحميل قائمة الأسعار.',
  gone: (key: string) =>
    `لم يعد السعر «${key}» في القائمة. اختر غيره؛ وحتى ذلك لا يرى الزوار سعرًا.`,
  goneOption: (key: string) => `${key} (لم يعد في القائمة)`,
}

export const CHIP_TEXTS = {
  price: 'سعر',
  gone: 'لم يعد السعر في القائمة',
  fromTwice: (before: string, amount: string) =>
    `سيقرأ الزوار: «${before} ${amount}». احذف الكلمة التي تسبق السعر.`,
  twice: 'تكرار كلمة «من»',
}

export const FIND_TEXTS = {
  label: 'البحث عن سعر',
  placeholder: 'مثلًا: 2D animatics 30 ثانية',
  none: 'لا سعر يطابق ذلك.',
  found: (count: number) =>
    countInArabic(count, { one: 'سعر واحد', two: 'سعران', few: 'أسعار', many: 'سعرًا' }),
  failed: 'تعذر تحميل قوائم الأسعار.',
}

const whole = new Intl.NumberFormat('ar-u-nu-latn', {
  maximumFractionDigits: 0,
  signDisplay: 'always',
})

export const DOUBT_TEXTS: Record<Doubt, (percent: number | null) => string> = {
  zero: () => 'سيظهر هذا على أنه مجاني.',
  emptied: () => 'سيُحذف هذا المبلغ ولن يرى الزوار سعرًا.',
  large: (percent) => `${whole.format(percent ?? 0)}٪، أي أكثر من 30٪.`,
}

export const SAVE_TEXTS = {
  heading: (count: number) => (count === 1 ? 'حفظ هذا السعر؟' : `حفظ هذه الأسعار (${count})؟`),
  intro: 'يرى الزوار المبالغ الجديدة فور الحفظ.',
  row: 'السعر',
  before: 'الآن',
  after: 'الجديد',
  none: 'لا شيء',
  pages: 'يظهر في هذه الصفحات',
  noPages: 'لا تعرض هذه القائمة أي صفحة فتحها الزوار.',
  loadingPages: 'جارٍ البحث عن الصفحات التي تعرضها…',
  pagesFailed: 'تعذرت قراءة الصفحات التي تعرضها. ما زال بإمكانك الحفظ.',
  checked: (count: number) =>
    count === 1 ? 'راجعت المبلغ المعلَّم. وهو صحيح.' : `راجعت المبالغ المعلَّمة (${count}). وهي صحيحة.`,
  save: 'الحفظ والعرض على الزوار',
  cancel: 'العودة إلى الجدول',
}

export const PROBLEM_TEXTS: Record<PriceProblem['problem'] | 'notANumber', string> = {
  notANumber: 'المبلغ عدد بالسنت أو البنس وليس نصًا: 850000 للمبلغ $8,500.00.',
  notWhole: 'يُحفظ المبلغ بالسنت أو البنس عددًا صحيحًا: 850000 للمبلغ $8,500.00.',
  negative: 'لا يمكن أن يكون السعر سالبًا.',
  tooLarge: 'هذا أكثر من عشرة ملايين. هل هناك رقم زائد؟',
  minAboveMax: 'يجب ألا يقل أعلى سعر عن أدنى سعر.',
  noMinimum: 'أعلى سعر يحتاج إلى أدنى سعر بجانبه.',
  noCurrency: 'يحتاج السعر إلى مبلغ بعملة واحدة على الأقل.',
  noMoney: 'لا مبلغ ماليًا في صف بالنسبة المئوية، ولا في صف مشمول أو عند الطلب أو قاعدة.',
  notPercent: 'النسبة المئوية بين 0 و100.',
  required: 'اكتب النسبة المئوية.',
  noPercent: 'الصفوف ذات وحدة «نسبة مئوية» وحدها لها نسبة.',
  unitDoesNotFit: 'هذه الوحدة لا تناسب هذا النوع من قوائم الأسعار.',
}

export const UNIT_TEXTS = { missing: 'اختر وحدة.' }
