import type { VersionFailure } from '@studio/shared/review/media'
import { countInArabic } from '../../../../platform/admin-language/count-in-arabic'

const documents = (count: number) =>
  countInArabic(count, { one: 'مستند واحد', two: 'مستندان', few: 'مستندات', many: 'مستندًا' })

const times = (count: number) =>
  countInArabic(count, { one: 'مرة واحدة', two: 'مرتان', few: 'مرات', many: 'مرة' })

export const DESK_TEXTS = {
  heading: 'مكتبك',
  total: (count: number) => `المجموع: ${count}`,
  failed: 'تعذرت قراءة ذلك الآن.',
  untitled: 'بلا عنوان',
  room: (title: string) => `فتح «${title}» في غرفة المراجعة`,
  roomFailed: 'تعذر فتح غرفة المراجعة. حاول مرة أخرى.',

  failures: {
    title: 'ما لم ينجح',
    mail: (to: string) => `رسالة بريد إلى ${to}`,
    mailFailed: 'لم تُرسل: توقفت المحاولات',
    mailUnconfirmed: 'أُرسلت على الأرجح، ولم يتأكد ذلك',
    film: {
      unreadable: 'تعذرت قراءة الملف',
      tooLong: 'الفيلم طويل جدًا',
      tooLarge: 'الصورة كبيرة جدًا',
      noMedia: 'ليس في الملف صورة ولا صوت',
      timedOut: 'استغرق التجهيز وقتًا طويلًا',
      noFfmpeg: 'الخادم لا يستطيع تجهيز الأفلام',
      locked: 'المستند محمي بكلمة مرور',
      tooSparse: 'تفصل ساعات بين صور الفيلم',
      differs: 'النسخة المجهزة تختلف عن الأصل',
      internal: 'تعذر التجهيز',
    } satisfies Record<VersionFailure, string>,
    waiting: (count: number) =>
      `ليس على الموقع بعد: ${countInArabic(count, {
        one: 'تغيير واحد',
        two: 'تغييران',
        few: 'تغييرات',
        many: 'تغييرًا',
      })}`,
    waitingWhy: 'ما زال الزوار يرون الصفحات القديمة',
    job: (name: string) => `مهمة الخلفية «${name}»`,
    jobTries: (tries: number) =>
      `توقفت بعد ${countInArabic(tries, {
        one: 'محاولة واحدة',
        two: 'محاولتين',
        few: 'محاولات',
        many: 'محاولة',
      })}`,
  },

  inbox: {
    title: 'رسائل جديدة',
    empty: 'لا رسالة تنتظر ردًا.',
    all: 'صندوق الوارد',
    reply: 'ردّ العميل',
    mine: 'مسندة إليك',
    nobody: 'غير مسندة إلى أحد',
  },

  review: {
    title: 'غرف مراجعة تنتظر الاستوديو',
    empty: 'لا جولة ولا ملاحظة تنتظر الاستوديو.',
    all: 'الجولات',
    answered: 'أجاب الجميع: أغلق الجولة',
    overdue: (answered: number, asked: number, due: string) =>
      `كان موعدها ${due}، وأجاب ${answered} من ${asked}`,
    notes: (count: number) =>
      countInArabic(count, {
        one: 'ملاحظة مفتوحة',
        two: 'ملاحظتان مفتوحتان',
        few: 'ملاحظات مفتوحة',
        many: 'ملاحظة مفتوحة',
      }),
    version: (number: number) => `النسخة ${number}`,
  },

  drafts: {
    title: 'مسوداتك',
    empty: 'كل ما غيّرته منشور.',
    isNew: 'لم يُنشر قط',
    changed: 'منشور، وتغيّر بعد ذلك',
    shared: 'كتل أو صور أو إعدادات',
  },

  upcoming: {
    title: 'ما سيُنشر قريبًا',
    empty: 'لا شيء مخطط.',
    post: 'مقالة، ابتداءً من منتصف الليل بتوقيت UTC',
    asks: 'ينتظر إجابتك',
    single: 'تغيير مجدول',
    release: (count: number) => `حزمة: ${documents(count)}`,
  },

  live: {
    title: 'ما تغيّر على الموقع اليوم',
    empty: 'لم يتغيّر شيء للزوار اليوم.',
    published: 'نُشر',
    changed: 'تغيّر',
    removed: 'أُزيل من الموقع',
    moved: (from: string) => `نُقل من ‎/${from}`,
    by: (name: string) => `بواسطة ${name}`,
    pages: (count: number) =>
      `في ${countInArabic(count, { one: 'صفحة واحدة', two: 'صفحتين', few: 'صفحات', many: 'صفحة' })}`,
    everywhere: 'في كل صفحة',
    notYet: 'ليس على الموقع بعد',
    deleted: 'محذوف',
    globals: { menus: 'الترويسة والتذييل', 'site-settings': 'إعدادات الموقع' },
  },

  missed: {
    title: 'عناوين لم يجدها الزوار',
    empty: 'لم يصادف أي زائر صفحة مفقودة في آخر 30 يومًا.',
    times,
    similar: (path: string) => `مشابه: ‎/${path}`,
    redirect: 'إعادة توجيه…',
    redirectOf: (path: string) => `إعادة توجيه ‎/${path}`,
    redirectHeading: (path: string) => `إلى أين يقود ‎/${path}؟`,
    redirectBody:
      'فور الحفظ ينتقل كل من يفتح العنوان القديم إلى الجديد، بكل اللغات. تجد المُدخل ضمن «عمليات إعادة التوجيه».',
    target: 'العنوان الجديد، من دون اللغة',
    redirectConfirm: 'الحفظ والنشر',
    redirected: (from: string, to: string) => `صار ‎/${from} يقود إلى ‎/${to}.`,
    redirectFailed: 'تعذر حفظ إعادة التوجيه. حاول مرة أخرى.',
    cancel: 'إلغاء',
    dismiss: 'إخفاء',
    dismissOf: (path: string) => `إخفاء ‎/${path}`,
    dismissed: (path: string) => `خرج ‎/${path} من القائمة إلى أن يطلبه أحد من جديد.`,
    dismissFailed: 'لم ينجح ذلك. حاول مرة أخرى.',
    all: 'عمليات إعادة التوجيه',
  },

  searches: {
    title: 'عمليات بحث بلا نتائج',
    empty: 'لكل بحث في آخر 90 يومًا نتائج.',
    all: 'كل عمليات البحث',
    times,
  },

  languages: {
    title: 'لغات متأخرة',
    empty: 'كل مستند منشور جاهز بكل اللغات.',
    all: 'لوحة اللغات',
    outdated: (count: number) => `قديمة: ${documents(count)}`,
    missing: (count: number) => `ناقصة: ${documents(count)}`,
  },

  legal: {
    title: 'بيانات قانونية',
    notice: 'بيانات الناشر',
    noticeWhy: 'يرى الزوار بيانات نموذجية أو لا شيء',
    vat: (country: string) => `سطر عن الضريبة: ${country}`,
    vatWhy: 'ناقص: لا تذكر الأسعار شيئًا عن الضريبة',
    countries: { us: 'الولايات المتحدة', uk: 'المملكة المتحدة', gr: 'ألمانيا' },
  },

  samples: {
    title: 'نص تجريبي باقٍ',
    count: (count: number) => `نص تجريبي في: ${documents(count)}`,
  },
}
