import type { SanitizedFieldPermissions } from 'payload'

/** Whether the account may change a subfield; no permissions at all means that nothing is restricted. */
export function mayEdit(permissions: SanitizedFieldPermissions | undefined, name: string): boolean {
  if (permissions === undefined || permissions === true) return true
  if (permissions.fields === undefined) return false
  if (permissions.fields === true) return true
  const field = permissions.fields[name]
  return field === true || field?.update === true
}
