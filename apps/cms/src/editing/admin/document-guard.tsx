'use client'
import { ConflictDialog } from './conflict-dialog'
import { LeaveGuard } from './leave-guard'
import { useNote } from './note'
import { useScreen } from './use-screen'

/** Stands unseen beside a form's buttons and sees to it that nothing typed is lost. */
export function DocumentGuard() {
  const screen = useScreen()
  useNote()
  return (
    <>
      <ConflictDialog screen={screen} />
      <LeaveGuard />
    </>
  )
}
