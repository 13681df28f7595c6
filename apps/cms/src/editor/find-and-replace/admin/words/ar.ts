import { countInArabic } from '../../../../platform/admin-language/count-in-arabic'
import { TRASH_TEXTS } from '../../../trash/admin/words/ar'
import type { GroupKey } from '../../hit'
import type { FoundStatus, Stands } from '../../read-documents'

export const FIND_TEXTS = {
  open: 'بحث',
  keys: 'Ctrl K',
  deskLabel: 'ابحث عن شيء أو نفّذ إجراءً',
  shortcuts: 'اختصارات',
  openHint: 'البحث في كل شيء (Ctrl+K)',
  heading: 'البحث',
  label: 'البحث عن صفحات وكلمات وأسعار وصور وأشخاص وأوامر',
  placeholder: 'عنوان أو كلمة أو مبلغ أو أمر…',
  close: 'إغلاق',
  results: 'النتائج',
  none: (query: string) => `لا شيء يحتوي على «${query}».`,
  hint: 'اكتب حرفين أو أكثر. يفتح Enter السطر المختار، وتختار مفاتيح الأسهم سطرًا آخر.',
  found: (count: number) =>
    countInArabic(count, { one: 'نتيجة واحدة', two: 'نتيجتان', few: 'نتائج', many: 'نتيجة' }),
  failed: 'لم يستجب البحث. حاول مرة أخرى.',
  incomplete: 'ما زالت التغييرات الأخيرة تُقرأ؛ قد تنقص القائمة بضعة أسطر.',
  globals: { menus: 'الترويسة والتذييل', 'site-settings': 'إعدادات الموقع' },
  status: {
    live: 'منشور',
    changed: 'منشور، وتغيّر بعد ذلك',
    draft: 'مسودة، ليست على الموقع',
    inUse: 'مستخدم',
  } satisfies Record<FoundStatus, string>,
  stands: {
    draft: 'في المسودة فقط',
    live: 'في المنشور فقط',
  } satisfies Record<Exclude<Stands, 'both'>, string>,
  groups: {
    actions: 'أوامر',
    documents: 'صفحات ومستندات أخرى',
    texts: 'كلمات في المستندات',
    prices: 'الأسعار',
    pictures: 'صور ومقاطع وملفات',
    inquiries: 'الرسائل',
    projects: 'المشاريع',
    people: 'الحسابات',
  } satisfies Record<GroupKey, string>,
  actions: {
    new: {
      pages: 'صفحة جديدة',
      posts: 'مقالة جديدة',
      'case-studies': 'دراسة حالة جديدة',
      jobs: 'وظيفة جديدة',
      videos: 'فيلم جديد',
      categories: 'فئة جديدة',
      testimonials: 'شهادة عميل جديدة',
      'search-synonyms': 'مرادفات جديدة',
    },
    prices: 'فتح قوائم الأسعار',
    manyPrices: 'تغيير أسعار كثيرة دفعة واحدة',
    percentOf: (title: string, percent: number) =>
      `${percent < 0 ? 'خفض' : 'رفع'} أسعار «${title}» بنسبة ${Math.abs(percent)}%`,
    schedule: 'فتح الجدول الزمني',
    languages: 'فتح لوحة اللغات',
    changes: 'من غيّر ماذا',
    pricesOf: (title: string) => `تغيير أسعار «${title}»`,
    says: (query: string) => `كل صفحة فيها «${query}»`,
    replace: 'البحث عن نص واستبداله في كل الصفحات',
    desk: 'فتح مكتبك',
    trash: `فتح ${TRASH_TEXTS.heading}`,
    inbox: 'فتح صندوق الوارد',
    media: 'فتح الصور',
    menus: 'تغيير الترويسة والتذييل',
    settings: 'تغيير إعدادات الموقع',
    redirects: 'فتح عمليات إعادة التوجيه',
    users: 'فتح الحسابات',
    invite: 'دعوة زميل أو عميل',
  },
  also: {
    new: 'إنشاء إضافة كتابة أنشئ أضف اكتب',
    newSynonyms: 'إنشاء إضافة كلمات بحث',
    prices: 'سعر أسعار الأسعار رفع خفض تغيير مبالغ',
    manyPrices: 'رفع خفض نسبة ملف CSV',
    schedule: 'حزم تقويم لاحقًا غدًا جدولة',
    languages: 'ترجمة ترجمات قديمة ناقصة الألمانية العربية',
    changes: 'سجل تغييرات التغييرات تراجع',
    replace: 'بحث استبدال كلمات الكلمات تبديل',
    desk: 'البداية الرئيسية لوحة الشاشة الأولى',
    inbox: 'رسائل الرسائل استفسارات الوارد',
    media: 'صور وسائط الوسائط رفع مقاطع',
    menus: 'قائمة القائمة تنقل ترويسة تذييل',
    settings: 'هاتف اتصال عنوان بيانات إعدادات',
    redirects: 'عناوين قديمة تحويل',
    trash: 'محذوف المحذوفات استعادة تراجع',
    users: 'مستخدمون المستخدمون حسابات أشخاص',
    invite: 'مستخدم جديد حساب',
  },
}

export const SAYS_TEXTS = {
  heading: 'كل صفحة فيها …',
  intro:
    'يعرض كل جملة فيها نص ما: بكل اللغات، في المسودات وفي ما يراه الزوار. قبل الاستبدال ترى القديم والجديد، صفحة صفحة.',
  text: 'النص',
  language: 'اللغة',
  everyLanguage: 'كل اللغات',
  isWholeWords: 'كلمات كاملة فقط',
  isExact: 'بالأحرف الكبيرة والصغيرة نفسها',
  search: 'عرض الجمل',
  searching: 'جارٍ البحث…',
  tooShort: 'اكتب حرفين أو أكثر.',
  failed: 'لم ينجح ذلك. حاول مرة أخرى.',
  none: (text: string) => `لا يرد «${text}» في أي مكان.`,
  found: (sentences: number, documents: number) =>
    `${countInArabic(sentences, { one: 'جملة واحدة', two: 'جملتان', few: 'جمل', many: 'جملة' })} في ${countInArabic(
      documents,
      { one: 'مستند واحد', two: 'مستندين', few: 'مستندات', many: 'مستندًا' },
    )}`,
  more: (count: number) => `تعرض القائمة أول ${count} فقط.`,
  incomplete: 'ما زالت التغييرات الأخيرة تُقرأ. اعرض الجمل من جديد بعد لحظات.',
  times: (count: number) =>
    countInArabic(count, { one: 'مرة واحدة', two: 'مرتان', few: 'مرات', many: 'مرة' }),
  shared: 'كل اللغات',

  by: 'النص البديل (إذا بقي فارغًا أُزيل النص)',
  preview: 'معاينة الاستبدال',
  pages: 'صفحات فيها النص',
  before: 'القديم',
  after: 'الجديد',
  tick: (label: string, title: string) => `الاستبدال في «${title}»: ${label}`,
  left: (count: number) =>
    `خارج هذه المعاينة: ${countInArabic(count, {
      one: 'صفحة أخرى',
      two: 'صفحتان أخريان',
      few: 'صفحات أخرى',
      many: 'صفحة أخرى',
    })}. استبدل في هذه أولًا ثم افتح المعاينة من جديد.`,
  mode: 'ماذا تريد أن يحدث؟',
  draft: 'الحفظ كمسودات',
  draftHint: 'لا يرى الزوار فرقًا إلى أن ينشر أحد كل صفحة.',
  publish: 'النشر',
  publishHint:
    'يرى الزوار النص الجديد خلال ثوانٍ، بلغة كل سطر. تبقى الصفحات التي فيها تغييرات أخرى غير منشورة مسودات.',
  noDrafts: 'ليست له مسودات: يراه الزوار فور الحفظ.',
  run: (count: number) =>
    `استبدال ${countInArabic(count, { one: 'نص واحد', two: 'نصين', few: 'نصوص', many: 'نصًا' })}`,
  running: 'جارٍ الاستبدال…',
  results: 'ما حدث',
  outcomes: { draft: 'حُفظ كمسودة', published: 'منشور', refused: 'لم يتغيّر' },
}

export const REPLACE_TEXTS = {
  refusals: {
    gone: 'حُذف، أو لا يحق لك قراءته.',
    forbidden: 'لا يحق لك تغييره.',
    changed: 'تغيّر بعد هذه المعاينة. افتح المعاينة من جديد.',
    editing: (name: string) => `يغيّره ${name} الآن. حاول لاحقًا.`,
    open: 'فتحه شخص آخر. حاول لاحقًا.',
    nothing: 'لم يعد يحتوي على النص.',
    noDrafts: 'ليست له مسودات: يراه الزوار فور الحفظ. اختر «النشر».',
    failed: 'تعذر الحفظ.',
  },
  draftOnly: {
    notLive: 'ليس على الموقع، لذا يبقى مسودة.',
    hasDraft: 'فيه تغييرات أخرى غير منشورة، لذا يبقى مسودة.',
    notReady: 'لا يقرأ الزوار هذه اللغة بعد، لذا يبقى مسودة.',
  },
  passages: {
    acrossNodes: 'يمتد جزء منه عبر رابط أو سعر أو فاصل أسطر فيبقى كما هو. غيّره يدويًا.',
    shared: 'هذا النص مشترك بين كل اللغات. غيّره يدويًا.',
    liveOnly: 'في المسودة نص آخر. انشرها أو غيّره يدويًا.',
  },
}
