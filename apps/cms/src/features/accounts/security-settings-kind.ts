import type { GlobalKind } from '../../content/kind'

export const securitySettingsKind = {
  global: 'security-settings',
  isForAdmins: true,
} as const satisfies GlobalKind
