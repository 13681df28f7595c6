export const QUESTIONS_TEXTS = {
  views: 'الأسئلة حسب النتيجة',
  all: 'الكل',
  unanswered: 'تعذرت الإجابة',
  answered: 'مجاب عنها',
}
