export const REPLACED_TEXTS = {
  heading: 'الملفات المستبدلة',
  replaced: 'استُبدل',
  by: (name: string) => `استبدله ${name}`,
  putBack: 'إعادة…',
  putBackOf: (name: string) => `إعادة ${name}`,
  question: (name: string) => `إعادة «${name}»؟`,
  body: 'يراه الزوار من جديد فورًا حيث يظهر الملف الحالي. يبقى الملف الحالي هنا 30 يومًا. لا تتغير الكلمات مثل النص البديل، ويضيع ما لم يُحفظ في النموذج.',
  confirm: 'إعادة',
  failed: 'تعذرت إعادة الملف. حاول مرة أخرى.',
  gone: 'لم يعد هذا الملف محفوظًا.',
}
