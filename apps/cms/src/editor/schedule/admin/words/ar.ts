import { countInArabic } from '../../../../platform/admin-language/count-in-arabic'
import type { ItemAction, Problem, ReleaseStatus } from '../../types'

/** `languages` is a phrase such as `بالإنجليزية والألمانية` or `بكل اللغات`. */
export const SCHEDULE_WORDS = {
  title: 'الجدول الزمني',
  none: 'لا شيء مجدول.',
  loading: 'جارٍ التحميل…',
  loadFailed: 'تعذر تحميل الجدول الزمني.',
  retry: 'حاول مرة أخرى',
  open: 'جدولة',
  openChange: 'جدولة هذه التغييرات',
  openChangeHint: 'غيّر شيئًا أعلاه، ثم جدوله هنا بدلًا من حفظه.',
  unsaved: 'تعذر حفظ المستند، لذلك لم يُجدول شيء. صحّح الحقول المعلَّمة.',
  heading: (title: string) => `جدولة «${title}»`,
  what: 'ما الذي يحدث',
  languages: 'اللغات',
  day: 'اليوم',
  clock: 'الوقت',
  zone: 'المنطقة الزمنية',
  tomorrow: 'غدًا 9:00',
  monday: 'الاثنين 9:00',
  confirm: 'جدولة',
  confirmMove: 'تغيير الموعد',
  close: 'إغلاق',
  scheduled: 'تمت الجدولة.',
  failed: 'لم ينجح ذلك. حاول مرة أخرى.',
  forbidden: 'لا يجدول التغييرات إلا المحررون والمديرون.',
  publishResult: (languages: string, when: string) =>
    `ابتداءً من ${when} يرى الزوار النص ${languages} وما تشترك فيه كل اللغات كما هو الآن. لا يغيّر التعديل بعد ذلك ما سيُنشر.`,
  unpublishResult: (languages: string, when: string) =>
    `ابتداءً من ${when} لا يرى الزوار هذا ${languages}.`,
  changeResult: (when: string) =>
    `ابتداءً من ${when} يرى الزوار هذه التغييرات. وحتى ذلك الحين لا تُحفظ في هذا النموذج.`,
  moveResult: (when: string) => `يظهر على الموقع ${when}.`,
  inLanguages: (names: string) => `ب${names}`,
  inAllLanguages: 'بكل اللغات',
  noLanguage: 'اختر لغة.',
  noTime: 'اختر يومًا ووقتًا.',
  yourClock: (when: string) => `بتوقيتك: ${when}.`,
  hourSkipped: 'تُقدَّم الساعة فيُتخطى هذا الوقت. أي وقت تقصد؟',
  hourRepeated: 'تُؤخَّر الساعة فيتكرر هذا الوقت مرتين. أيهما تقصد؟',
  instant: (time: string, offset: string) => `${time} (UTC${offset})`,
  earlier: 'المرة الأولى',
  later: 'المرة الثانية',
  by: (author: string) => `أعدّه ${author}`,
  inRelease: (name: string) => `ضمن الحزمة «${name}»`,
  cancel: 'إلغاء الموعد',
  cancelHeading: 'إلغاء هذا التغيير؟',
  cancelBody: 'لن يظهر على الموقع في موعده. يبقى المستند كما هو.',
  cancelConfirm: 'إلغاء التغيير',
  cancelKeep: 'رجوع',
  cancelled: 'أُلغي.',
  move: 'تغيير الموعد',
  now: 'نشر الآن',
  nowHeading: 'النشر الآن؟',
  nowBody: 'يراه الزوار خلال ثوانٍ.',
  live: 'صار على الموقع.',
  stillWaits: 'ليس على الموقع بعد: هناك ما يمنع ذلك.',
  undo: 'تراجع',
  undoHeading: 'التراجع عن هذا؟',
  undoBody: 'يعود الزوار إلى رؤية ما كانوا يرونه من قبل، في كل المستندات التي يشملها.',
  undone: 'تم التراجع.',
  overwrite: 'التراجع، مع فقدان ما تغيّر بعد ذلك',
  keep: 'استخدام ما أُضيف',
  renew: 'استخدام أحدث نص',
  remove: 'إخراجه',
  intro:
    'ما يظهر على الموقع ومتى. الحزمة مجموعة من الصفحات والمقالات والأسعار وعناصر القوائم، تُنشر كلها معًا أو لا يُنشر منها شيء. تُضاف المستندات إليها في نماذجها ضمن «الجدول الزمني».',
  preview: 'معاينة الموقع',
  previewOf: (title: string) => `معاينة الموقع مع «${title}»: تفتح في علامة تبويب جديدة`,
  previewPlan: 'معاينة الموقع المخطط له',
  previewHint:
    'تفتح الموقع في علامة تبويب جديدة مع كل ما هو مجدول: كل صفحة، في كل بلد ولغة، وفي أي تاريخ. البحث والدليل وعمليات إعادة توجيه الصفحات المعاد تسميتها كما هي اليوم.',
  newRelease: 'حزمة جديدة',
  newName: 'اسم الحزمة',
  create: 'إنشاء',
  created: 'أُنشئت. أضف إليها المستندات الآن: افتح مستندًا واضغط «جدولة».',
  month: 'الشهر',
  before: 'الشهر السابق',
  after: 'الشهر التالي',
  calendar: 'التقويم',
  list: 'القائمة',
  empty: 'لا شيء في هذا الشهر.',
  emptyRelease: 'لا شيء فيها. افتح مستندًا وأضفه ضمن «الجدول الزمني».',
  count: (count: number) =>
    countInArabic(count, {
      one: 'مستند واحد',
      two: 'مستندان',
      few: 'مستندات',
      many: 'مستندًا',
    }),
  when: 'الموعد',
  ownTime: 'في موعد خاص به',
  withRelease: (name: string) => `مع الحزمة «${name}»`,
  putIn: 'إضافة',
  wasPutIn: 'صار ضمن الحزمة.',
  putInResult: (name: string) =>
    `يظهر على الموقع كما هو الآن مع كل ما في «${name}». لا يغيّر التعديل بعد ذلك ما سيُنشر.`,
}

export const ACTION_WORDS: Record<ItemAction, (languages: string) => string> = {
  publish: (languages) => `نشر ${languages}`,
  unpublish: (languages) => `إلغاء النشر ${languages}`,
  change: () => 'تغيير',
}

export const ACTION_NAMES: Record<ItemAction, string> = {
  publish: 'نشر',
  unpublish: 'إلغاء النشر',
  change: 'تغيير',
}

export const STATUS_WORDS: Record<ReleaseStatus, string> = {
  open: 'بلا موعد بعد',
  scheduled: 'مجدول',
  waiting: 'ينتظر قرارك',
  live: 'على الموقع',
  undone: 'تم التراجع عنه',
  cancelled: 'ملغى',
}

export const PROBLEM_WORDS: Record<Problem['code'], (details: string) => string> = {
  missed: () => 'مضى على موعده أكثر من ست ساعات، لذلك لم يُنشر. انشره الآن أو اختر موعدًا آخر.',
  editedSince: (details) => `تغيّر بعد إضافته (${details}). اختر النص الذي يظهر على الموقع.`,
  offSince: () => 'أُزيل من الموقع بعد إضافته. اختر هل يعود إليه.',
  inTrash: () => 'هو في سلة المحذوفات ولا يُعاد منها. استعده أو أخرجه.',
  deleted: () => 'حُذف. أخرجه.',
  invalid: (details) => `لا يمكن نشره: ${details}`,
  missingWords: (details) => `تنقص نصوص: ${details}`,
  brokenLinks: (details) => `فيه روابط إلى مستندات ليست على الموقع: ${details}`,
  refusedByChecks: (details) => `رفضه الفحص قبل النشر. ${details}`,
  failed: (details) => `تعذر نشره: ${details}`,
}

export const DETAIL_WORDS = {
  allLanguages: 'كل اللغات',
  system: 'النظام',
  separator: '؛ ',
}

export const REFUSAL_WORDS = {
  invalid: 'هذا غير صالح.',
  name: 'اكتب اسمًا لا يزيد على 120 حرفًا.',
  time: 'لا يمكن جدولة هذا الوقت.',
  timeIsOver: 'فات هذا الوقت. اختر وقتًا لاحقًا.',
  beforeItsDay: (day: string) =>
    `تاريخه ${day}، ولا يراه الزوار قبل ذلك اليوم (بتوقيت UTC). اختر موعدًا لاحقًا أو غيّر تاريخه.`,
  otherAction: 'يُغيَّر هذا المستند بطريقة أخرى.',
  noText: (names: string) => `لا يوجد نص ب${names}.`,
  allLanguagesOnly: 'لا تُزال هذه المستندات من الموقع إلا بكل اللغات.',
  unchanged: 'لم يتغير شيء.',
}
