import type { LOCALES } from '@studio/shared/locales'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { INVITED_DAYS } from '../accounts/purge-expired-access'
import { limitsOf } from '../accounts/sessions/session-limits'
import { CHANGE_LOG_DAYS } from '../../editor/log/logged'
import { MISSED_PATH_DAYS } from '../../editor/desk/missed-paths'
import { envSchema } from '../../platform/env-schema'
import { QUESTION_DAYS } from '../guide/purge-conversations'
import { ENDED_DAYS, MAIL_DAYS, UNCONFIRMED_DAYS } from '../inbox/purge-expired-messages'
import { keepUntil } from '../inbox/retention'
import { KEPT_DAYS as REPLACED_FILE_DAYS } from '../../editor/media/replaced-files/replaced-files'
import { GUEST_LINK_DAYS } from '../review/guests/purge-guest-links'
import { MISS_DAYS } from '../search/misses'
import { readPages } from '../../seed/read-data'
import { TRASH_DAYS } from '../../editor/trash/kept-collections'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

const wordsSchema = z.object({ en: z.string(), de: z.string(), ar: z.string() })
const pages = await readPages()
const statement = pages.find(({ slug }) => slug === 'privacy-policy')
const texts = z
  .array(z.looseObject({ body: wordsSchema.optional() }))
  .parse(statement?.blocks)
  .flatMap(({ body }) => body ?? [])

/** The whole statement in one language, without the marks of bold words. */
function statementIn(locale: (typeof LOCALES)[number]): string {
  return texts
    .map((body) => body[locale])
    .join('\n')
    .replaceAll('**', '')
}

const DAY = 24 * 60 * 60 * 1_000

function daysOf(kind: Parameters<typeof keepUntil>[0], status: Parameters<typeof keepUntil>[1]) {
  return keepUntil(kind, status, new Date(0)).getTime() / DAY
}

const remembered = limitsOf({ remember: true })

it.each<[what: string, is: number, says: number, sentences: string[]]>([
  [
    'an inquiry',
    daysOf('inquiry', 'new'),
    730,
    ['two years after it arrives', 'zwei Jahre ab Eingang', 'سنتان من الوصول'],
  ],
  [
    'a request for a visit',
    daysOf('visit', 'new'),
    730,
    ['request for a visit: two years', 'Besuchswunsch: zwei Jahre', 'وطلب الزيارة: سنتان'],
  ],
  [
    'an application',
    daysOf('application', 'new'),
    183,
    ['application: six months', 'Bewerbung: sechs Monate', 'طلب التوظيف: ستة أشهر'],
  ],
  ['spam', daysOf('contact', 'spam'), 30, ['spam: 30 days', 'Spam: 30 Tage', 'فيها: 30 يومًا']],
  [
    'the guide',
    QUESTION_DAYS,
    30,
    ['guide: 30 days', 'Fragen an den Guide: 30 Tage', 'المرشد: 30 يومًا'],
  ],
  [
    'sent mails',
    MAIL_DAYS,
    30,
    ['that we have sent: 30 days', 'gesendeten E-Mail: 30 Tage', 'أرسلناها: 30 يومًا'],
  ],
  [
    'unconfirmed newsletter addresses',
    UNCONFIRMED_DAYS,
    7,
    ['not confirmed: 7 days', 'Newsletter-Adressen: 7 Tage', 'غير المؤكدة: 7 أيام'],
  ],
  [
    'ended newsletter addresses',
    ENDED_DAYS,
    30,
    ['unsubscribed ones: 30 days', 'abgemeldete: 30 Tage', 'ألغت الاشتراك: 30 يومًا'],
  ],
  [
    'searches without results',
    MISS_DAYS,
    90,
    ['results: 90 days', 'Suchen ohne Ergebnis: 90 Tage', 'بلا نتيجة: 90 يومًا'],
  ],
  [
    'missing addresses',
    MISSED_PATH_DAYS,
    30,
    ['counted for 30 days', 'Weise 30 Tage lang', 'لا صفحة فيها مدة 30 يومًا'],
  ],
  [
    'guest links',
    GUEST_LINK_DAYS,
    90,
    ['90 days after the link ends', '90 Tage nach dem Ende', '90 يومًا بعد انتهاء الرابط'],
  ],
  [
    'invitations',
    INVITED_DAYS,
    30,
    ['nobody uses is deleted after 30 days', 'Einladung löschen wir nach 30', 'أحد بعد 30 يومًا'],
  ],
  [
    'the log of changes',
    CHANGE_LOG_DAYS,
    730,
    ['content: two years', 'der Website: zwei Jahre', 'الموقع: سنتان'],
  ],
  [
    'the security log',
    envSchema.shape.SECURITY_LOG_DAYS.parse(undefined),
    365,
    ['security log: one year', 'Sicherheitsprotokoll: ein Jahr', 'سجل الأمان: سنة واحدة'],
  ],
  [
    'deleted content',
    TRASH_DAYS,
    30,
    ['replaced files: 30 days', 'ersetzte Dateien: 30 Tage', 'المستبدلة: 30 يومًا'],
  ],
  [
    'replaced files',
    REPLACED_FILE_DAYS,
    30,
    ['replaced files: 30 days', 'ersetzte Dateien: 30 Tage', 'المستبدلة: 30 يومًا'],
  ],
  [
    'a login',
    limitsOf({}).absolute / DAY,
    1,
    ['ends a day after', 'endet einen Tag', 'بعد يوم من تسجيله'],
  ],
  [
    'a remembered login without use',
    remembered.idle / DAY,
    30,
    ['after 30 days without use', 'nach 30 Tagen ohne Nutzung', '30 يومًا من دون استخدام'],
  ],
  [
    'a remembered login at most',
    remembered.absolute / DAY,
    365,
    ['after 365 days at the latest', 'spätestens nach 365 Tagen', '365 يومًا على الأكثر'],
  ],
])('The privacy statement says how long %s is kept', (_, is, says, [en = '', de = '', ar = '']) => {
  expect(is).toBe(says)
  expect(statementIn('en')).toContain(en)
  expect(statementIn('de')).toContain(de)
  expect(statementIn('ar')).toContain(ar)
})

it.each([
  ['en', 'Privacy choices'],
  ['de', 'Datenschutz-Einstellungen'],
  ['ar', 'خيارات الخصوصية'],
] as const)('The privacy statement in %s names the way to withdraw consent', (locale, words) => {
  expect(statementIn(locale)).toContain(words)
})
