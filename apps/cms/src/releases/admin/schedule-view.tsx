import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole, isStaff } from '../../access/roles'
import { AdminScreen } from '../../editing/admin/admin-screen'
import { ScheduleScreen } from './schedule-screen'
import { SCHEDULE_WORDS } from './words'

export function ScheduleView(view: AdminViewServerProps) {
  const { user, payload } = view.initPageResult.req
  const { admin } = payload.config.routes
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/schedule`)}`)
  if (!isStaff(user)) redirect(`${admin}/unauthorized`)
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
