import { countInArabic } from '../../../../platform/admin-language/count-in-arabic'

export const CONFLICT_TEXTS = {
  heading: 'غيّر شخص آخر هذا المستند',
  who: (by: string | null, when: string) =>
    `غيّره ${by ?? 'النظام'} في ${when} بعد أن فتحته. لم تُحفظ تغييراتك الأخيرة بعد.`,
  differences: 'تختلف النسختان في:',
  more: (count: number) => `و${count} غيرها`,
  choice:
    '«الاحتفاظ بنصي» يجعل نصك أحدث مسودة. «أخذ النص الآخر» يعرض نص الآخر ويضع نصك بين النسخ. وفي الحالتين يمكن استعادة كليهما من هناك.',
  removed:
    'حُذف في هذه الأثناء الجزء الذي كنت تكتب فيه، لذا لا يمكن حفظ نصك هناك. «أخذ النص الآخر» يعرض المستند كما هو الآن ويضع نصك بين النسخ.',
  yourText: 'نصك',
  theirText: 'النص الآخر',
  nothing: 'فارغ',
  later: 'القرار لاحقًا',
  open: 'لم يُحفظ: أي نسخة تريد الاحتفاظ بها؟',
  mine: 'الاحتفاظ بنصي',
  theirs: 'أخذ النص الآخر',
  keptMine: 'حُفظ كأحدث مسودة. النص الآخر بين النسخ.',
  tookTheirs: 'هذا هو النص الآخر. نصك بين النسخ.',
  failed: 'لم ينجح ذلك. نصك ما زال هنا؛ حاول مرة أخرى.',
}

export const LEAVE_TEXTS = {
  heading: 'المغادرة من دون حفظ؟',
  unsaved: 'لم تُحفظ تغييراتك الأخيرة. إذا غادرت الآن ضاعت.',
  failed: 'تعذر حفظ تغييراتك الأخيرة. إذا غادرت الآن ضاعت.',
  stay: 'البقاء هنا',
  leave: 'المغادرة من دون حفظ',
}

export const REVERT_TEXTS = {
  action: 'العودة إلى المنشور',
  heading: 'العودة إلى ما هو منشور؟',
  body: 'تُلغى التغييرات التي جرت بعد النشر بكل اللغات. لا يرى الزوار فرقًا، وتبقى المسودات بين النسخ.',
  confirm: 'العودة',
  done: 'هذا ما يراه الزوار بكل اللغات.',
  failed: 'تعذرت إعادة المستند إلى المنشور.',
  locked: 'شخص آخر يغيّر هذا المستند. حاول مرة أخرى بعد أن يحفظ.',
}

export const LANGUAGE_TEXTS = {
  title: 'ما يراه الزوار',
  loading: 'جارٍ التحقق…',
  failed: 'تعذرت قراءة ذلك الآن.',
  state: {
    live: 'منشور',
    changed: 'منشور، وتغيّر بعد ذلك',
    draft: 'مسودة، ليست على الموقع',
    missing: 'لا نص بعد',
  },
  shared: 'تغيّرت صور أو ترتيب أو إعدادات مشتركة بين كل اللغات.',
  publish: (language: string, others: string) =>
    `زر النشر بلغة ${language} ينشر الكلمات باللغة ${language} والإعدادات المشتركة. تبقى ${others} كما يقرؤها الزوار الآن.`,
  publishWords: (language: string, others: string) =>
    `زر النشر بلغة ${language} ينشر الكلمات باللغة ${language}. أما ${others} وما تشترك فيه كل اللغات فيبقى كما يراه الزوار الآن.`,
  firstByEditor: (_language: string, _others: string) =>
    'لا شيء من هذا على الموقع بعد. يجب أن ينشره محرر أولًا.',
  notReady: (language: string) =>
    `اللغة ${language} غير محددة ضمن «جاهز باللغات». إلى أن تُحدَّد يقرأ الزوار هذا بلغة أخرى، حتى بعد النشر بلغة ${language}.`,
  first: (language: string, others: string) =>
    `لا شيء من هذا على الموقع بعد. زر النشر بلغة ${language} ينشره بالكلمات باللغة ${language}؛ وتبقى ${others} مسودات.`,
}

export const STATUS_TEXTS = {
  live: 'منشور',
  changed: 'منشور، وتغيّر بعد ذلك',
  draft: 'مسودة، ليست على الموقع',
}

export const VERSION_TEXTS = {
  heading: 'النسخ',
  intro:
    'افتح نسخة لمقارنة كلماتها بنسخة أخرى أو لجعلها أحدث مسودة. لا يرى الزوار فرقًا إلى أن ينشرها أحد.',
  globalIntro:
    'افتح نسخة لمقارنتها بأخرى أو لاستعادتها. لا توجد مسودات هنا: ما يُستعاد يراه الزوار فورًا.',
  empty: 'لم يُحفظ شيء بعد.',
  status: {
    live: 'هذا ما يراه الزوار',
    newest: 'أحدث مسودة',
    published: 'كانت منشورة',
    draft: 'مسودة',
    older: 'حالة سابقة',
  },
  system: 'الإعداد أو برنامج',
  unknown: 'غير معروف',
  first: 'أقدم نسخة محفوظة',
  unchanged: 'حُفظت من دون تغيير',
  wentLive: 'نُشرت بالكلمات نفسها',
  wentOffline: 'أُزيلت من الموقع',
  more: (count: number) =>
    `و${countInArabic(count, { one: 'حقل آخر', two: 'حقلان آخران', few: 'حقول أخرى', many: 'حقلًا آخر' })}`,
  newer: 'نسخ أحدث',
  older: 'نسخ أقدم',
  pages: 'صفحات النسخ',
  page: (page: number, count: number) => `الصفحة ${page} من ${count}`,
}

export const NEW_TEXTS = {
  heading: (kind: string) => `جديد: ${kind}`,
  titleIn: (language: string) => `العنوان ب${language}`,
  titleMissing: 'اكتب عنوانًا. يمكن تغييره لاحقًا.',
  titleTooLong: 'اكتب عنوانًا لا يزيد على 120 حرفًا.',
  hint: 'تُنشأ مسودة بهذا العنوان وبمسار مأخوذ منه. لا يرى الزوار شيئًا إلى أن تنشرها.',
  beginWith: 'ابدأ بـ',
  templates: {
    empty: { name: 'صفحة فارغة', blocks: 'تختار كل كتلة بنفسك.' },
    service: {
      name: 'خدمة',
      blocks: 'واجهة، نص، خطوات، أسئلة، دعوة إلى الإجراء.',
    },
    story: {
      name: 'قصة',
      blocks: 'واجهة، نص مع صورة مرتين، شهادات، دعوة إلى الإجراء.',
    },
  },
  make: 'إنشاء المسودة',
  failed: 'تعذر إنشاء المسودة. حاول مرة أخرى.',
}

export const CHANGE_TEXTS = {
  changed: (field: string) => field,
  added: (field: string) => `أُضيف: ${field}`,
  removed: (field: string) => `أُزيل: ${field}`,
  moved: (field: string, from: string) => `نُقل: ${field}، من الموضع ${from}`,
}
