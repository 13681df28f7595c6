import { countInArabic } from '../../../../platform/admin-language/count-in-arabic'

const drafts = (number: number) =>
  countInArabic(number, { one: 'مسودة واحدة', two: 'مسودتان', few: 'مسودات', many: 'مسودة' })

const documents = (number: number) =>
  countInArabic(number, { one: 'مستند واحد', two: 'مستندان', few: 'مستندات', many: 'مستندًا' })

const texts = (number: number) =>
  countInArabic(number, { one: 'نص واحد', two: 'نصان', few: 'نصوص', many: 'نصًا' })

/** Texts of the languages board, and of the English text beside fields. */
export const LANGUAGE_WORDS = {
  heading: 'اللغات',
  intro:
    'ما هو موجود بكل لغة. «قديم» يعني أن النص الإنجليزي تغيّر بعد ترجمته، أو أن فيه نصًا تفتقده اللغة. تبقى اللغات القديمة على الموقع كما هي.',
  summary: 'نظرة سريعة',
  upToDate: 'لا شيء مطلوب',
  filters: 'التصفية والترتيب',
  search: 'العنوان',
  kind: 'النوع',
  anyKind: 'الكل',
  language: 'اللغة',
  anyLanguage: 'أي لغة',
  state: 'الحالة',
  anyState: 'أي حالة',
  sort: 'الترتيب حسب',
  show: 'عرض',
  reset: 'عرض الكل',
  states: {
    missing: 'مفقود',
    draft: 'مسودة تنتظر',
    scheduled: 'مجدول',
    live: 'منشور وحديث',
    outdated: 'قديم',
  },
  sorts: {
    outdated: 'الأكثر قِدمًا أولًا',
    title: 'العنوان',
    kind: 'النوع',
  },
  counts: {
    missing: (number: number) => `مفقود: ${number}`,
    draft: drafts,
    scheduled: (number: number) => `مجدول: ${number}`,
    outdated: (number: number) => `قديم: ${number}`,
  },
  found: documents,
  nothing: 'لا شيء يطابق هذه المرشّحات.',
  table: 'المستندات ولغاتها',
  document: 'المستند',
  untitled: 'بلا عنوان',
  cell: {
    missing: 'مفقود',
    draft: 'مسودة',
    live: 'منشور',
    changed: 'منشور، ومسودة تنتظر',
  },
  outdated: 'قديم',
  scheduled: (when: string) => `مجدول: ${when}`,
  changed: (number: number) => `تغيّر: ${texts(number)}`,
  untranslated: (number: number) => `غير مترجم: ${texts(number)}`,
  open: (title: string, language: string) => `فتح «${title}» باللغة ${language}: `,
  publish: 'نشر…',
  publishOf: (title: string, language: string) => `نشر «${title}» باللغة ${language}`,
  publishHeading: (title: string, language: string) => `نشر «${title}» باللغة ${language}؟`,
  publishLoading: 'جارٍ التحقق مما سيراه الزوار…',
  publishPaths: (language: string) =>
    `يقرأ الزوار بعدها أحدث نص باللغة ${language}. تحتفظ اللغات الأخرى بنصوصها.`,
  publishShared: 'للكتل والصور والإعدادات أيضًا تغييرات غير منشورة. تُنشر معه بكل اللغات.',
  sharedStays: 'للكتل والصور والإعدادات أيضًا تغييرات غير منشورة. تبقى مسودة إلى أن ينشرها محرر.',
  publishNotReady: (language: string) =>
    `اللغة ${language} غير محددة ضمن «جاهز باللغات»: يبقى الزوار يقرؤون النص الإنجليزي إلى أن يضيفها أحد هناك وينشر.`,
  publishOutdated: (number: number) =>
    `تغيّر النص الإنجليزي بعد ترجمة النص المنشور: ${texts(number)}. تحقق من أن المسودة تراعي ذلك.`,
  refused: 'لا يمكن نشره:',
  failed: 'لم ينجح ذلك ولم يتغير شيء. حاول مرة أخرى.',
  published: (title: string, language: string) => `نُشر «${title}» باللغة ${language}.`,
  cancel: 'إلغاء',
  close: 'إغلاق',
  confirmPublish: 'نشر',
  pages: 'صفحات القائمة',
  previous: 'السابق',
  next: 'التالي',
  page: (page: number, total: number) => `الصفحة ${page} من ${total}`,
  smallCorrection: 'تصحيح صغير: تبقى الترجمات صالحة',
  smallCorrectionHelp:
    'للأخطاء المطبعية وما شابهها. من دون ذلك تُعد اللغات الأخرى قديمة حيث يتغير النص الإنجليزي.',
  english: 'الإنجليزية',
  englishOf: (label: string) => `النص الإنجليزي للحقل ${label}`,
  lag: {
    changed: 'تغيّر بعد الترجمة',
    untranslated: 'غير مترجم: يقرأ الزوار النص الإنجليزي',
  },
  copy: 'نسخ النص الإنجليزي',
  copyOf: (label: string, language: string) =>
    `نسخ النص الإنجليزي للحقل ${label} إلى الحقل (${language})`,
  putBack: 'إعادة نصي',
  putBackOf: (label: string) => `إعادة نصي إلى الحقل ${label}`,
  confirm: 'حديث',
  confirmEmpty: 'النص الإنجليزي مناسب هنا',
  confirmOf: (label: string) => `حديث: ${label}`,
  confirmEmptyOf: (label: string) => `النص الإنجليزي مناسب هنا: ${label}`,
  confirmed: 'حُدد على أنه حديث. لا يرى الزوار فرقًا.',
  changesHeading: (language: string) => `قديم باللغة ${language}`,
  confirmAllHelp:
    'غيّر هذه النصوص ثم انشر. إن كانت صحيحة كما هي فحددها على أنها حديثة؛ لا يرى الزوار فرقًا.',
  confirmAll: 'كل شيء حديث',
}
