import type { Country } from '@studio/shared/countries'
import { countInArabic } from '../../../../platform/admin-language/count-in-arabic'
import { TRASH_DAYS } from '../../../trash/kept-collections'

export const COUNTRY_NAMES: Record<Country, string> = {
  us: 'الولايات المتحدة',
  uk: 'المملكة المتحدة',
  gr: 'ألمانيا',
}

const pages = (count: number) =>
  countInArabic(count, { one: 'صفحة واحدة', two: 'صفحتان', few: 'صفحات', many: 'صفحة' })

const documents = (count: number) =>
  countInArabic(count, { one: 'مستند واحد', two: 'مستندان', few: 'مستندات', many: 'مستندًا' })

export const PANEL_TEXTS = {
  title: 'أماكن الظهور',
  loading: 'جارٍ التحقق…',
  failed: 'تعذر التحميل الآن. ستُعاد المحاولة بعد لحظات.',
  nowhere: 'لا تعرضه أي صفحة بعد.',
  nowhereHint: 'تظهر الصفحات هنا بعد زيارتها.',
  pages: (count: number) => `الصفحات التي تعرضه: ${pages(count)}`,
  onlyLayout: 'لا تعرضه صفحة بعينها.',
  layout: 'في ترويسة كل صفحة أو تذييلها',
  home: 'الصفحة الرئيسية',
  everywhere: 'كل البلدان',
  newTab: '(يفتح الموقع)',
  more: (count: number) => `عرض ${count} أخرى`,
  changed: 'آخر تغيير',
  live: (when: string, seconds: string) => `على الموقع منذ ${when} (بعد ${seconds} ث من الحفظ)`,
  notLive: (when: string) => `حُفظ ${when}. ليس على الموقع بعد…`,
  waiting: (when: string, minutes: number) =>
    `حُفظ ${when}. ليس على الموقع بعد ${minutes} د: الموقع لا يستجيب. نواصل المحاولة حتى يستجيب.`,
  appears: (when: string) => `منشور. يراه الزوار ابتداءً من ${when}.`,
  neverChanged: 'لم يُحفظ بعد أي تغيير للزوار.',
}

export const TAKING_DOWN_TEXTS = {
  unpublish: 'إلغاء النشر…',
  unpublishHeading: 'إزالة هذا من الموقع؟',
  unpublishIntro: 'لن يستطيع الزوار فتحه بأي لغة. يبقى هنا كمسودة ويمكن نشره من جديد.',
  unpublishConfirm: 'إلغاء النشر',
  unpublishUnsaved: 'تعذر حفظ تغييراتك الأخيرة، لذلك لم يُلغَ نشر شيء.',
  unpublishFailed: 'تعذر إلغاء النشر. حاول مرة أخرى.',
  delete: 'حذف…',
  deleteHeading: (title: string) => `حذف «${title}»؟`,
  deleteIntro: `ينتقل إلى سلة المحذوفات بكل اللغات، ويمكن استعادته منها خلال ${TRASH_DAYS} يومًا. لا يراه الزوار بعد ذلك.`,
  deleteOrUnpublish: 'لإزالته من الموقع مع إبقائه في قائمته، ألغِ نشره.',
  deleteConfirm: 'نقل إلى سلة المحذوفات',
  deleteFailed: 'تعذر الحذف. حاول مرة أخرى.',
  deleted: (title: string) => `«${title}» في سلة المحذوفات.`,
  looking: 'جارٍ البحث عن الصفحات التي تعرضه…',
  failed: 'تعذرت قراءة ما يعرضه. يمكنك المتابعة مع ذلك.',
  nothing:
    'لا تستخدمه قائمة ولا مسودة، ولا تعرضه أو تقود إليه أي من الصفحات التي فتحها الزوار حتى الآن.',
  menus: 'تقود إليه الترويسة أو التذييل: تُحذف روابطهما إليه.',
  pages: (count: number) => `صفحات منشورة تعرضه أو تقود إليه: ${pages(count)}`,
  drafts: (count: number) =>
    `مسودات تستخدمه: ${countInArabic(count, { one: 'مسودة واحدة', two: 'مسودتان', few: 'مسودات', many: 'مسودة' })}`,
  untitled: 'بلا عنوان',
}

export const BULK_TEXTS = {
  publish: (count: number, language: string) => `نشر ${count} باللغة ${language}…`,
  unpublish: (count: number) => `إلغاء نشر ${count}…`,
  heading: { publish: 'نشر هذه المستندات؟', unpublish: 'إزالة هذه المستندات من الموقع؟' },
  willChange: {
    publish: (count: number) => `يُنشر الآن: ${documents(count)}`,
    unpublish: (count: number) => `يُزال الآن من الموقع بكل اللغات: ${documents(count)}`,
  },
  stay: (count: number) => `يبقى كما هو: ${documents(count)}`,
  confirm: {
    publish: (count: number) => (count === 0 ? 'إغلاق' : `نشر ${count}`),
    unpublish: (count: number) => (count === 0 ? 'إغلاق' : `إلغاء نشر ${count}`),
  },
  done: {
    publish: (count: number) => `نُشر: ${documents(count)}.`,
    unpublish: (count: number) => `أُزيل من الموقع: ${documents(count)}.`,
  },
  failed: 'لم ينجح ذلك ولم يتغير شيء. حاول مرة أخرى.',
}
