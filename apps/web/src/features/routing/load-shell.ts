import 'server-only'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { CmsBadAnswer, CmsUnavailable } from '@/cms/errors'
import { readShell } from '@/cms/read-site'
import type { Address } from './address'

/** Header, footer and contact for a page that is made of code; null while the CMS is away. */
export async function loadShell({ country, locale }: Address): Promise<LayoutData | null> {
  try {
    return await readShell(country, locale)
  } catch (error) {
    if (!(error instanceof CmsUnavailable || error instanceof CmsBadAnswer)) throw error
    console.error(`${error.name}: ${error.message}`)
    return null
  }
}
