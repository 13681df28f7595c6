import { z } from 'zod'
import type { PagePath } from '../paths'
import { ACCOUNT_PATHS } from './account'

/**
 * The layout around a page. `default` is the header and footer, `topBar` also has phone and email
 * above them, `bare` has no header and footer.
 */
export const layoutSchema = z.enum(['default', 'topBar', 'bare'])

export type Layout = z.infer<typeof layoutSchema>

/** Pages with a form and without header, footer and language menu. */
const BARE: readonly PagePath[] = [
  ACCOUNT_PATHS.login,
  ACCOUNT_PATHS.secondStep,
  ACCOUNT_PATHS.forgot,
]

/** @returns the fixed layout of a path, or null if the editor chooses it */
export function fixedLayoutOf(path: PagePath): Layout | null {
  return BARE.includes(path) ? 'bare' : null
}
