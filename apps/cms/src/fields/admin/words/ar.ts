export const FIELD_TEXTS = {
  loadCaptions: 'تحميل ملف ‎.vtt:',
  sample: 'نص تجريبي',
  sampleNotice:
    'هذا نص تجريبي: مثال على ما يمكن أن يرد هنا. لم يقله أحد ولا يذكر نتيجة حقيقية. استبدله قبل الإطلاق.',
  languageOfMails: 'لغة الرسائل',
  languageOfMailsHelp: 'الإنجليزية إذا لم تُختر لغة.',
  noLanguage: 'لم تُختر',
}

/** The preview of a search result below the fields for search engines. */
export const SEARCH_PREVIEW_TEXTS = {
  heading: 'تظهر في نتائج البحث على هذا النحو تقريبًا',
  noTitle: 'بلا عنوان',
  noDescription: 'تختار محركات البحث هنا جملة من الصفحة.',
  title: (length: number, max: number) => `العنوان: ${length} من نحو ${max} حرفًا`,
  description: (length: number, max: number) => `الوصف: ${length} من نحو ${max} حرفًا`,
  long: 'تُقطع النهاية',
  short: 'أقصر من أن تظهر حتمًا',
  empty: 'فارغ',
}
