export const MENU_TEXTS = {
  title: 'في القوائم',
  loading: 'جارٍ التحميل…',
  failed: 'تعذرت قراءة ذلك الآن.',
  none: 'لا قائمة تقود إلى هذه الصفحة.',
  parts: { megaItems: 'الترويسة', dropdownItems: 'الترويسة', footerGroups: 'التذييل' },
  unnamed: 'عمود بلا عنوان',
  add: 'إضافة إلى قائمة…',
  heading: (title: string) => `إضافة «${title}» إلى قائمة`,
  place: 'المكان',
  choose: 'اختر عمودًا',
  full: 'ممتلئ',
  name: 'الاسم في القائمة',
  result: (name: string, place: string) =>
    `يرى الزوار «${name}» في كل صفحة خلال ثوانٍ، في آخر: ${place}.`,
  resultDraft: (name: string, place: string) =>
    `يرى الزوار «${name}» في كل صفحة، في آخر: ${place}، فور نشر هذه الصفحة.`,
  languages: 'يحمل في اللغات الأخرى عنوان الصفحة بها إن وُجد.',
  confirm: 'الإضافة والعرض للزوار',
  close: 'إغلاق',
  done: 'الصفحة في القائمة.',
  refusals: {
    locked: 'يغيّر شخص آخر الترويسة والتذييل الآن. حاول مرة أخرى بعد أن يحفظ.',
    alreadyThere: 'يقود هذا العمود إلى الصفحة أصلًا.',
    placeFull: 'هذا العمود ممتلئ. اختر عمودًا آخر.',
    placeNotFound: 'أُزيل هذا العمود. اختر عمودًا آخر.',
    other: 'لم ينجح ذلك. حاول مرة أخرى.',
  },
}
