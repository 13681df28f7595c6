import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '../../access/roles'
import { AdminScreen } from '../../editing/admin/admin-screen'
import { SAYS_WORDS } from '../says-words'
import { SaysScreen } from './says-screen'

export function SaysView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view
  const { user, payload } = initPageResult.req
  const { admin } = payload.config.routes
  const text = typeof searchParams?.text === 'string' ? searchParams.text : ''
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/says`)}`)
  if (!isStaff(user)) redirect(`${admin}/unauthorized`)
  return (
    <AdminScreen className="says" steps={[{ label: SAYS_WORDS.heading }]} view={view}>
      <p>{SAYS_WORDS.intro}</p>
      <SaysScreen initialText={text.slice(0, 200)} key={text} />
    </AdminScreen>
  )
}
