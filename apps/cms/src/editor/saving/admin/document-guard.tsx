'use client'
import { ConflictDialog } from './conflict-dialog'
import { LeaveGuard } from './leave-guard'
import { useNote } from '../../documents/admin/note'
import { useNamedPlace } from './use-named-place'
import { useScreen } from '../../documents/admin/use-screen'

/** An invisible part of each form that protects unsaved changes. */
export function DocumentGuard() {
  const screen = useScreen()
  useNote()
  useNamedPlace()
  return (
    <>
      <ConflictDialog screen={screen} />
      <LeaveGuard />
    </>
  )
}
