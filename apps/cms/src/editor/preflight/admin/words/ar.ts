import { countInArabic } from '../../../../platform/admin-language/count-in-arabic'

const characters = (count: number) =>
  countInArabic(count, { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا' })

const redirections = (count: number) =>
  countInArabic(count, {
    one: 'عملية إعادة توجيه واحدة',
    two: 'عمليتي إعادة توجيه',
    few: 'عمليات إعادة توجيه',
    many: 'عملية إعادة توجيه',
  })

/** Messages of the checks before a document goes live. */
export const PREFLIGHT_WORDS = {
  missing: (language: string) =>
    `هذا فارغ، واللغة ${language} محددة ضمن «جاهز باللغات». اكتبه أو أزل ${language} من هناك.`,
  deletedPage: 'حُذفت الصفحة التي يقود إليها هذا الرابط. اختر صفحة أخرى.',
  nothingThere: (path: string) =>
    `لا شيء له العنوان ‎/${path}‎: لا مستند ولا إعادة توجيه. اكتب عنوانًا آخر.`,
  notWhole: (url: string) =>
    `«${url}» ليس عنوانًا كاملًا، لذلك لا يرى الزوار رابطًا. اختر الصفحة، أو اكتب عنوانًا يبدأ بـ ‎https://‎.`,
  notPublished: (name: string) => `«${name}» ليس على الموقع. لا يرى الزوار هذا الرابط إلى أن يُنشر.`,
  notPublishedAddress: (path: string) =>
    `ما له العنوان ‎/${path}‎ ليس على الموقع. من يتبع هذا الرابط لا يجد شيئًا هناك.`,
  noPlace: (name: string, place: string) =>
    `ليس في «${name}» موضع باسم «${place}»، لذلك يقود الرابط إلى بداية الصفحة. الموضع هو اسم كتلة في نموذج تلك الصفحة.`,
  otherLanguage: (name: string, language: string) =>
    `«${name}» ليس جاهزًا باللغة ${language}. من يتبع هذا الرابط يقرؤه بالإنجليزية.`,
  redirected: (path: string, to: string) =>
    `ليس في العنوان ‎/${path}‎ إلا إعادة توجيه إلى ‎${to}‎، لذلك لا يرى الزوار هذا الرابط. اكتب هنا ‎${to}‎.`,
  chain: (redirects: number, steps: string) =>
    `يمر هذا عبر ${redirections(redirects)}: \u2066${steps}\u2069. اكتب هنا العنوان الأخير.`,
  loop: (steps: string) =>
    `تدور عمليات إعادة التوجيه هذه في حلقة: \u2066${steps}\u2069. غيّر إحداها أو اكتب عنوانًا آخر.`,
  noAlternative: (name: string) =>
    `ليس للصورة «${name}» نص بديل بأي لغة. صف في جملة واحدة ما يُرى فيها.`,
  untranslatedAlternative: (name: string, language: string) =>
    `ليس للصورة «${name}» نص بديل باللغة ${language}. يسمعه الزوار بلغة أخرى.`,
  typedAmount: (amount: string) =>
    `لا سعر حاليًا قدره ${amount}. اختر هنا سعرًا من قوائم الأسعار ليتبعه النص، أو صحّح المبلغ.`,
  claimMissing: (key: string, countries: string) =>
    `ليس للادعاء «${key}» قيمة تُعرض في هذه البلدان: ${countries}. لذلك يغيب رقمها هناك.`,
  claimsDisagree: (key: string, values: string) => `يختلف الادعاء «${key}» بين البلدان: ${values}.`,
  claimIn: (country: string, value: string) => `${country} «${value}»`,
  claimsSeparator: '؛ ',
  claimDisputed: (key: string, country: string) => `مصادر الادعاء «${key}» متعارضة (${country}).`,
  titleTooLong: (length: number, most: number) =>
    `طول العنوان لمحركات البحث ${characters(length)}. تعرض منه نحو ${characters(most)} وتقطع الباقي.`,
  noDescription: 'لا وصف لمحركات البحث، لذلك تختار جملة من الصفحة.',
  descriptionTooLong: (length: number, most: number) =>
    `طول الوصف لمحركات البحث ${characters(length)}. تعرض منه نحو ${characters(most)} وتقطع الباقي.`,
  descriptionTooShort: (length: number, least: number) =>
    `طول الوصف لمحركات البحث ${characters(length)} فقط. إن بلغ ${characters(least)} أو أكثر عرضته بدل جملة من الصفحة.`,
  forbidden: (word: string, instead: string) =>
    `لا تُستخدم «${word}» في نصوص الاستوديو. البديل: ${instead}.`,
}

/** Texts of the buttons and the dialog in the form. */
export const PREFLIGHT_TEXTS = {
  check: 'فحص',
  checking: 'جارٍ الفحص…',
  checkedHeading: (count: number) =>
    count === 0
      ? 'لم يُعثر على شيء'
      : `عُثر على ${countInArabic(count, { one: 'ملاحظة واحدة', two: 'ملاحظتين', few: 'ملاحظات', many: 'ملاحظة' })}`,
  checkedIntro: (languages: string) =>
    `فُحص كما حُفظ آخر مرة، بهذه اللغات: ${languages}. لم يُنشر شيء.`,
  clean:
    'الروابط وإعادات التوجيه والنصوص البديلة والنصوص المطلوبة والمبالغ والادعاءات والكلمات والأطوال لمحركات البحث سليمة.',
  checkedForm: (languages: string) =>
    `فُحص كما هو مكتوب هنا بهذه اللغات: ${languages}. لم يُحفظ شيء، وعند الحفظ يراه الزوار فورًا.`,
  cleanForm: 'الروابط وعمليات التحويل والنصوص البديلة والمبالغ والكلمات سليمة.',
  again: 'فحص مرة أخرى',
  close: 'إغلاق',
  blockedHeading: 'لم يُنشر: يجب حل هذا أولًا',
  warnedHeading: 'نشر هذا؟',
  warnedIntro: 'لا شيء على الموقع بعد. سيصادف الزوار ما يلي:',
  blockedIntro: 'ما زال الزوار يرون ما رأوه من قبل.',
  publishAnyway: 'نشر مع ذلك',
  publish: 'نشر',
  small: (count: number) =>
    `أمور صغيرة تستحق النظر: ${countInArabic(count, { one: 'ملاحظة واحدة', two: 'ملاحظتان', few: 'ملاحظات', many: 'ملاحظة' })}. اضغط «فحص».`,
  blocking: 'يجب حلها',
  told: 'تستحق النظر',
  known: 'على الموقع من قبل',
  goTo: 'إلى الحقل',
  goToIn: (language: string) => `إلى الحقل باللغة ${language}`,
  openPicture: 'فتح الصورة',
  failed: 'تعذر فحص المستند. حاول مرة أخرى.',
}

/** Replacements for those suggestions in the writing rules that are explanations and not words. */
export const COPY_HINTS = {
  'one l': 'بحرف l واحد',
  'without s': 'من دون s',
  American: 'التهجئة الأمريكية',
  'what was measured, or nothing': 'ما تم قياسه، أو لا شيء',
  'was gemessen wurde, oder nichts': 'ما تم قياسه، أو لا شيء',
  'ما تم قياسه، أو لا شيء': 'ما تم قياسه، أو لا شيء',
}
