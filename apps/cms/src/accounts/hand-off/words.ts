import type { Locale } from '@studio/shared/locales'

interface Words {
  title: string
  text: string
  link: string
}

export const HAND_OFF_WORDS: Record<Locale, Words> = {
  en: {
    title: 'This link has been used or is too old',
    text: 'A link into the studio works once and for one minute. Please log in again.',
    link: 'Log in',
  },
  ar: {
    title: 'هذا الرابط مستخدَم أو انتهت صلاحيته',
    text: 'يعمل رابط الدخول إلى الاستوديو مرة واحدة ولمدة دقيقة. يُرجى تسجيل الدخول من جديد.',
    link: 'تسجيل الدخول',
  },
  de: {
    title: 'Dieser Link ist verbraucht oder zu alt',
    text: 'Ein Link ins Studio gilt einmal und eine Minute lang. Bitte melden Sie sich noch einmal an.',
    link: 'Anmelden',
  },
}
