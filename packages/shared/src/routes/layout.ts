import { z } from 'zod'
import type { PagePath } from '../paths'
import { ACCOUNT_PATHS } from './account'

/** What surrounds a page: all of it, phone and e-mail on top of that, or nothing. */
export const layoutSchema = z.enum(['default', 'topBar', 'bare'])

export type Layout = z.infer<typeof layoutSchema>

/** Forms that stand alone, without header, footer and language selector. */
const BARE: readonly PagePath[] = [
  ACCOUNT_PATHS.login,
  ACCOUNT_PATHS.secondStep,
  ACCOUNT_PATHS.forgot,
]

/** The layout that an address always has; null where the editor chooses. */
export function fixedLayoutOf(path: PagePath): Layout | null {
  return BARE.includes(path) ? 'bare' : null
}
