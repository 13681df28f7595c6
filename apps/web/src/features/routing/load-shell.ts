import 'server-only'
import type { ShellView } from '@studio/shared/contracts/shell'
import { logCmsFailure } from '@/cms/client'
import { readShell } from '@/cms/read-site'
import type { Address } from './address'

/** Header, footer and contact for a page that is made of code; null while the CMS is away. */
export async function loadShell({ country, locale }: Address): Promise<ShellView | null> {
  return readShell(country, locale).catch(logCmsFailure)
}
