import type { GlobalKind } from '../kind'

export const siteSettingsKind = { global: 'site-settings' } as const satisfies GlobalKind
