export const FIELD_TEXTS = {
  loadCaptions: 'تحميل ملف ‎.vtt:',
  sample: 'نص تجريبي',
  sampleNotice:
    'هذا نص تجريبي: مثال على ما يمكن أن يرد هنا. لم يقله أحد ولا يذكر نتيجة حقيقية. استبدله قبل الإطلاق.',
  languageOfMails: 'لغة الرسائل',
  languageOfMailsHelp: 'الإنجليزية إذا لم تُختر لغة.',
  noLanguage: 'لم تُختر',
}
