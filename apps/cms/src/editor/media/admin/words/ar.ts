import { countInArabic } from '../../../../platform/admin-language/count-in-arabic'

export const LIBRARY_TEXTS = {
  filters: 'ما تعرضه مكتبة الوسائط',
  kind: 'النوع',
  kinds: { image: 'الصور', video: 'المقاطع', audio: 'الأصوات' },
  kindOf: { image: 'صورة', video: 'مقطع', audio: 'صوت' },
  category: 'الفئة',
  shownOn: 'يظهر في',
  all: 'الكل',
  onPages: 'في صفحة',
  onNoPage: 'لا يظهر في أي صفحة',
  onEveryPage: 'في كل صفحة',
  pages: (count: number) =>
    `في ${countInArabic(count, { one: 'صفحة واحدة', two: 'صفحتين', few: 'صفحات', many: 'صفحة' })}`,
  hasCopies: 'مخزّن أكثر من مرة',
  copies: (count: number) =>
    countInArabic(count, { one: 'نسخة واحدة', two: 'نسختان', few: 'نسخ', many: 'نسخة' }),
  files: (count: number) =>
    countInArabic(count, { one: 'ملف واحد', two: 'ملفان', few: 'ملفات', many: 'ملفًا' }),
  selectAll: 'تحديد كل ما في هذه الصفحة',
  showAs: 'طريقة العرض',
  layouts: { pictures: 'صور', table: 'جدول' },
} as const

export const SAME_TEXTS = {
  chosen: 'هذا الملف مخزّن من قبل:',
  stored: 'الملف نفسه مخزّن أكثر من مرة:',
  newTab: '(يفتح علامة تبويب جديدة)',
  choose: 'استخدام هذا',
  chooseOf: (name: string) => `استخدام ${name}`,
} as const
