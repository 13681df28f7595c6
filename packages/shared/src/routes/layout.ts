import { z } from 'zod'
import type { PagePath } from '../paths'
import { ACCOUNT_PATHS } from './account'

/** The layout around a page: header and footer, with phone and e-mail above them, or none. */
export const layoutSchema = z.enum(['default', 'topBar', 'bare'])

export type Layout = z.infer<typeof layoutSchema>

/** Forms without header, footer and language selector. */
const BARE: readonly PagePath[] = [
  ACCOUNT_PATHS.login,
  ACCOUNT_PATHS.secondStep,
  ACCOUNT_PATHS.forgot,
]

/** @returns the fixed layout of a path, or null if the editor chooses it */
export function fixedLayoutOf(path: PagePath): Layout | null {
  return BARE.includes(path) ? 'bare' : null
}
