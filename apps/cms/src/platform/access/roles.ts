import { z } from 'zod'

export const ROLES = ['client', 'translator', 'editor', 'admin'] as const

export type Role = (typeof ROLES)[number]

export const STAFF = ['translator', 'editor', 'admin'] as const satisfies readonly Role[]
export const EDITORS = ['editor', 'admin'] as const satisfies readonly Role[]

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

/** @returns true if the user has one of the roles; false also for malformed users */
export function hasRole(user: unknown, ...roles: Role[]): boolean {
  const account = accountSchema.safeParse(user)
  return account.success && account.data.roles.some((role) => roles.includes(role))
}

export function isStaff(user: unknown): boolean {
  return hasRole(user, 'translator', 'editor', 'admin')
}

/**
 * Translators may change texts only. The setup and the site's own code have no user, so they are
 * not limited.
 */
export function isTranslator(user: unknown): boolean {
  return hasRole(user, 'translator') && !hasRole(user, 'editor', 'admin')
}
