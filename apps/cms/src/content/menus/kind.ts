import type { GlobalKind } from '../kind'

export const menusKind = { global: 'menus' } as const satisfies GlobalKind
