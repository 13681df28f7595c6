import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole, isStaff } from '../../../platform/access/roles'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { AdminScreen } from '../../documents/admin/admin-screen'
import { ScheduleScreen } from './schedule-screen'
import { releaseWords } from './words'

export function ScheduleView(view: AdminViewServerProps) {
  const { user, payload, i18n } = view.initPageResult.req
  const { admin } = payload.config.routes
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/schedule`)}`)
  if (!isStaff(user)) redirect(`${admin}/unauthorized`)
  const { SCHEDULE_WORDS } = wordsIn(releaseWords, i18n)
  return (
    <AdminScreen
      className="schedule-screen trash"
      steps={[{ label: SCHEDULE_WORDS.title }]}
      view={view}
    >
      <p>{SCHEDULE_WORDS.intro}</p>
      <ScheduleScreen mayChange={hasRole(user, 'editor', 'admin')} />
    </AdminScreen>
  )
}
