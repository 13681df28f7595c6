import { toLocale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { env } from '../../platform/env'

export function siteAddress(locale: string | null | undefined, path: string): string {
  return env.WEB_URL + publicPath(toLocale(locale), path)
}
