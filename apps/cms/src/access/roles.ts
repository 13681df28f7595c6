import { z } from 'zod'

export const ROLES = ['client', 'translator', 'editor', 'admin'] as const

export type Role = (typeof ROLES)[number]

export const ROLE_NAMES: Record<Role, string> = {
  client: 'Client',
  translator: 'Translator',
  editor: 'Editor',
  admin: 'Admin',
}

const accountSchema = z.object({
  id: z.union([z.number(), z.string()]),
  roles: z.array(z.enum(ROLES)),
})

/** Whether somebody is logged in with one of the roles; anything odd is nobody. */
export function hasRole(user: unknown, ...roles: Role[]): boolean {
  const account = accountSchema.safeParse(user)
  return account.success && account.data.roles.some((role) => roles.includes(role))
}

export function isStaff(user: unknown): boolean {
  return hasRole(user, 'translator', 'editor', 'admin')
}

/** Works on words alone. The set-up and the site's own code have no user, and are no translator. */
export function isTranslator(user: unknown): boolean {
  return hasRole(user, 'translator') && !hasRole(user, 'editor', 'admin')
}
