import { GUEST_PREFIX, LOCAL_KEYS, SESSION_KEYS, SET_DATABASE } from './browser-storage'
import {
  COUNTRY_COOKIE,
  GUEST_COOKIE_PREFIX,
  LOCALE_COOKIE,
  LOCATED_COOKIE,
  OAUTH_STATE_COOKIE,
  SECOND_STEP_COOKIE,
  SESSION_COOKIES,
  SESSION_HINT_COOKIE,
} from './cookies'
import type { Locale } from './locales'

type Words = Record<Locale, string>

/** What the website or a service keeps in a visitor's browser under a name. */
export interface StoredThing {
  kind: 'cookie' | 'local' | 'session' | 'database'
  /** The names as visitors read them. `…` stands for a changing part. */
  names: string[]
  purpose: Words
  /** When it is stored. */
  when: Words
  /** How long it stays. */
  life: Words
  /** Whether the website needs it, or the visitor's consent. */
  needs: 'nothing' | 'consent'
}

const YEAR: Words = { en: '365 days', ar: '365 يومًا', de: '365 Tage' }
const UNTIL_CLOSED: Words = {
  en: 'until the browser closes',
  ar: 'حتى إغلاق المتصفح',
  de: 'bis zum Schließen des Browsers',
}
const TAB: Words = {
  en: 'until the tab closes',
  ar: 'حتى إغلاق علامة التبويب',
  de: 'bis zum Schließen des Tabs',
}
const UNTIL_DELETED: Words = {
  en: 'until you delete it',
  ar: 'حتى تحذفه',
  de: 'bis zum Löschen durch Sie',
}
const UNTIL_SENT: Words = {
  en: 'until it is sent or discarded',
  ar: 'حتى الإرسال أو الإلغاء',
  de: 'bis zum Senden oder Verwerfen',
}
const OF_SERVICE: Words = {
  en: 'set by the service, up to two years',
  ar: 'تحددها الخدمة، حتى سنتين',
  de: 'legt der Dienst fest, bis zu zwei Jahre',
}
const AFTER_CONSENT: Words = {
  en: 'when the service loads; where the law requires it, only after you agree',
  ar: 'عند تحميل الخدمة، وبعد موافقتك فقط حيث يشترط القانون ذلك',
  de: 'wenn der Dienst lädt; wo das Gesetz es verlangt, erst nach Ihrer Einwilligung',
}

/**
 * Everything that a visitor's browser may keep for the website. The privacy statement shows this
 * table, and a browser test compares it with what journeys through the site leave behind.
 */
export const STORED_THINGS: readonly StoredThing[] = [
  {
    kind: 'cookie',
    names: [LOCALE_COOKIE],
    purpose: { en: 'The language you chose', ar: 'اللغة التي اخترتها', de: 'Gewählte Sprache' },
    when: { en: 'you choose a language', ar: 'اختيار لغة', de: 'Sie wählen eine Sprache' },
    life: YEAR,
    needs: 'nothing',
  },
  {
    kind: 'cookie',
    names: [COUNTRY_COOKIE],
    purpose: {
      en: 'The country whose prices and contacts you see',
      ar: 'البلد الذي ترى أسعاره وبيانات التواصل فيه',
      de: 'Land, dessen Preise und Kontaktdaten Sie sehen',
    },
    when: {
      en: 'you choose a country, or follow a link that names one',
      ar: 'اختيار بلد أو فتح رابط يحدد بلدًا',
      de: 'Sie wählen ein Land oder öffnen einen Link, der eines nennt',
    },
    life: {
      en: '365 days; by a link, until the browser closes',
      ar: '365 يومًا، وعند فتح رابط حتى إغلاق المتصفح',
      de: '365 Tage; durch einen Link bis zum Schließen des Browsers',
    },
    needs: 'nothing',
  },
  {
    kind: 'cookie',
    names: [LOCATED_COOKIE],
    purpose: {
      en: 'The country of your IP address',
      ar: 'بلد عنوان IP الخاص بك',
      de: 'Land Ihrer IP-Adresse',
    },
    when: { en: 'your first visit', ar: 'زيارتك الأولى', de: 'Ihr erster Besuch' },
    life: UNTIL_CLOSED,
    needs: 'nothing',
  },
  {
    kind: 'cookie',
    names: [...Object.values(SESSION_COOKIES), SESSION_HINT_COOKIE],
    purpose: {
      en: 'Keep you logged in',
      ar: 'إبقاؤك مسجّل الدخول',
      de: 'Halten Sie angemeldet',
    },
    when: { en: 'you log in', ar: 'تسجيل الدخول', de: 'Sie melden sich an' },
    life: {
      en: 'until the browser closes; if you stay logged in, up to 365 days',
      ar: 'حتى إغلاق المتصفح، أو حتى 365 يومًا إذا اخترت البقاء مسجّل الدخول',
      de: 'bis zum Schließen des Browsers; wenn Sie angemeldet bleiben, bis zu 365 Tage',
    },
    needs: 'nothing',
  },
  {
    kind: 'cookie',
    names: [SECOND_STEP_COOKIE],
    purpose: {
      en: 'Connects the second step of a login with the first',
      ar: 'ربط الخطوة الثانية من الدخول بالأولى',
      de: 'Verbindet den zweiten Schritt der Anmeldung mit dem ersten',
    },
    when: {
      en: 'you log in with a second step',
      ar: 'الدخول بخطوتين',
      de: 'Sie melden sich in zwei Schritten an',
    },
    life: { en: '5 minutes', ar: '5 دقائق', de: '5 Minuten' },
    needs: 'nothing',
  },
  {
    kind: 'cookie',
    names: [OAUTH_STATE_COOKIE],
    purpose: {
      en: 'Protects a login through another provider',
      ar: 'حماية الدخول عبر مزوّد آخر',
      de: 'Schützt die Anmeldung über einen anderen Anbieter',
    },
    when: {
      en: 'you log in through another provider',
      ar: 'الدخول عبر مزوّد آخر',
      de: 'Sie melden sich über einen anderen Anbieter an',
    },
    life: { en: '10 minutes', ar: '10 دقائق', de: '10 Minuten' },
    needs: 'nothing',
  },
  {
    kind: 'cookie',
    names: [`${GUEST_COOKIE_PREFIX}…`],
    purpose: {
      en: 'Lets a guest into the review room of one project',
      ar: 'إدخال الضيف إلى غرفة المراجعة في مشروع واحد',
      de: 'Lässt Gäste in den Abnahmeraum eines Projekts',
    },
    when: {
      en: 'you enter by a guest link',
      ar: 'الدخول برابط ضيف',
      de: 'Sie treten über einen Gastlink ein',
    },
    life: {
      en: 'until the visit or the link ends',
      ar: 'حتى انتهاء الزيارة أو الرابط',
      de: 'bis der Besuch oder der Link endet',
    },
    needs: 'nothing',
  },
  {
    kind: 'local',
    names: [LOCAL_KEYS.consent, LOCAL_KEYS.consentKinds],
    purpose: {
      en: 'Your privacy choices, so that we do not ask again',
      ar: 'خيارات الخصوصية الخاصة بك حتى لا نسأل ثانية',
      de: 'Ihre Datenschutz-Einstellungen, damit wir nicht erneut fragen',
    },
    when: {
      en: 'you answer the notice or save your choices',
      ar: 'الرد على الإشعار أو حفظ الخيارات',
      de: 'Sie beantworten den Hinweis oder speichern die Einstellungen',
    },
    life: UNTIL_DELETED,
    needs: 'nothing',
  },
  {
    kind: 'local',
    names: [LOCAL_KEYS.languageOffer],
    purpose: {
      en: 'That you closed the offer of another language',
      ar: 'أنك أغلقت عرض لغة أخرى',
      de: 'Dass Sie das Angebot einer anderen Sprache geschlossen haben',
    },
    when: { en: 'you close the offer', ar: 'إغلاق العرض', de: 'Sie schließen das Angebot' },
    life: UNTIL_DELETED,
    needs: 'nothing',
  },
  {
    kind: 'local',
    names: [LOCAL_KEYS.captions],
    purpose: {
      en: 'Your choice of captions for films',
      ar: 'اختيارك لترجمة الأفلام',
      de: 'Ihre Wahl der Untertitel',
    },
    when: {
      en: 'you turn captions on or off',
      ar: 'تشغيل الترجمة أو إيقافها',
      de: 'Sie schalten Untertitel ein oder aus',
    },
    life: UNTIL_DELETED,
    needs: 'nothing',
  },
  {
    kind: 'local',
    names: [LOCAL_KEYS.reviewKeys],
    purpose: {
      en: 'That shortcuts in the review room are off',
      ar: 'أن اختصارات غرفة المراجعة متوقفة',
      de: 'Dass die Tastenkürzel im Abnahmeraum aus sind',
    },
    when: { en: 'you turn them off', ar: 'إيقافها', de: 'Sie schalten sie aus' },
    life: {
      en: 'until you turn them on',
      ar: 'حتى تشغيلها',
      de: 'bis Sie sie einschalten',
    },
    needs: 'nothing',
  },
  {
    kind: 'local',
    names: ['…:review …', `${GUEST_PREFIX} …:review …`],
    purpose: {
      en: 'Notes and answers that you have not sent yet',
      ar: 'ملاحظاتك وردودك التي لم ترسلها بعد',
      de: 'Anmerkungen und Antworten, die Sie noch nicht gesendet haben',
    },
    when: {
      en: 'you write in a review room',
      ar: 'الكتابة في غرفة مراجعة',
      de: 'Sie schreiben in einem Abnahmeraum',
    },
    life: UNTIL_SENT,
    needs: 'nothing',
  },
  {
    kind: 'session',
    names: ['review …'],
    purpose: {
      en: 'Your notes in the review room for trying out',
      ar: 'ملاحظاتك في غرفة المراجعة التجريبية',
      de: 'Ihre Anmerkungen im Abnahmeraum zum Ausprobieren',
    },
    when: {
      en: 'you write in it',
      ar: 'الكتابة فيها',
      de: 'Sie schreiben darin',
    },
    life: TAB,
    needs: 'nothing',
  },
  {
    kind: 'session',
    names: [`${SESSION_KEYS.draft}…`],
    purpose: {
      en: 'What you have typed into a form or asked the guide, without passwords',
      ar: 'ما كتبته في نموذج أو سألت المرشد عنه، من دون كلمات المرور',
      de: 'Was Sie in ein Formular eingegeben oder den Guide gefragt haben, ohne Passwörter',
    },
    when: {
      en: 'you type in a form',
      ar: 'الكتابة في نموذج',
      de: 'Sie füllen ein Formular aus',
    },
    life: {
      en: 'until it is sent or the tab closes',
      ar: 'حتى الإرسال أو إغلاق علامة التبويب',
      de: 'bis zum Senden oder zum Schließen des Tabs',
    },
    needs: 'nothing',
  },
  {
    kind: 'session',
    names: [SESSION_KEYS.guide],
    purpose: {
      en: 'The key to your conversation with the guide',
      ar: 'مفتاح محادثتك مع المرشد',
      de: 'Der Schlüssel zu Ihrem Gespräch mit dem Guide',
    },
    when: { en: 'you ask the guide', ar: 'سؤال المرشد', de: 'Sie fragen den Guide' },
    life: TAB,
    needs: 'nothing',
  },
  {
    kind: 'session',
    names: [SESSION_KEYS.reload],
    purpose: {
      en: 'When a page last reloaded itself after an update of the website',
      ar: 'متى أعادت الصفحة تحميل نفسها آخر مرة بعد تحديث للموقع',
      de: 'Wann sich eine Seite nach einer Aktualisierung der Website zuletzt selbst neu geladen hat',
    },
    when: {
      en: 'a page opened before the update is used after it',
      ar: 'استخدام صفحة فُتحت قبل التحديث',
      de: 'eine Seite von vor der Aktualisierung wird danach benutzt',
    },
    life: TAB,
    needs: 'nothing',
  },
  {
    kind: 'database',
    names: [SET_DATABASE],
    purpose: {
      en: 'The set that you compose, with your own pictures',
      ar: 'المشهد الذي تركّبه بصورك الخاصة',
      de: 'Das Set, das Sie mit eigenen Bildern gestalten',
    },
    when: {
      en: 'you compose a set',
      ar: 'تركيب مشهد',
      de: 'Sie gestalten ein Set',
    },
    life: {
      en: 'until you replace or delete it',
      ar: 'حتى تستبدله أو تحذفه',
      de: 'bis Sie es ersetzen oder löschen',
    },
    needs: 'nothing',
  },
  {
    kind: 'cookie',
    names: ['_ga…', '_gid…', '_gat…'],
    purpose: {
      en: 'Statistics (Google Analytics), where we use them',
      ar: 'الإحصاءات (Google Analytics) حيث نستخدمها',
      de: 'Statistik (Google Analytics), soweit wir sie einsetzen',
    },
    when: AFTER_CONSENT,
    life: OF_SERVICE,
    needs: 'consent',
  },
  {
    kind: 'cookie',
    names: ['_gcl…', '_gac…', '_fbp…', '_fbc…', 'li_…', '_li…'],
    purpose: {
      en: 'The effect of advertising (Google Ads, Meta, LinkedIn), where we use them',
      ar: 'قياس أثر الإعلانات (Google Ads وMeta وLinkedIn) حيث نستخدمها',
      de: 'Wirkung von Werbung (Google Ads, Meta, LinkedIn), soweit wir sie einsetzen',
    },
    when: AFTER_CONSENT,
    life: OF_SERVICE,
    needs: 'consent',
  },
  {
    kind: 'cookie',
    names: ['twk_…', 'TawkConnectionTime…', '__tawkuuid…'],
    purpose: {
      en: 'The chat window (tawk.to), where we use it',
      ar: 'نافذة المحادثة (tawk.to) حيث نستخدمها',
      de: 'Chatfenster (tawk.to), soweit wir es einsetzen',
    },
    when: AFTER_CONSENT,
    life: OF_SERVICE,
    needs: 'consent',
  },
]

/** @returns the entry that describes a name in the browser, or null if the table lacks it */
export function storedThing(kind: StoredThing['kind'], name: string): StoredThing | null {
  const plain = kind === 'cookie' ? name.replace(/^__Host-/, '') : name
  return (
    STORED_THINGS.find(
      (thing) => thing.kind === kind && thing.names.some((known) => fits(known, plain)),
    ) ?? null
  )
}

function fits(known: string, name: string): boolean {
  const parts = known
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`).test(name)
}
