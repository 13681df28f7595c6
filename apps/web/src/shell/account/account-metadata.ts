import 'server-only'
import type { Metadata } from 'next'
import { isLetterLink } from '@studio/shared/routes/account'
import type { Address } from '@/lib/address'
import { absoluteUrl } from '@/features/seo/alternates'
import { translator } from '@/i18n/translator'
import type { Messages } from '@/i18n/messages'
import { loadAccountLayoutData } from '@/cms/load-layout-data'

type Words = Messages['account']

/** Keys of the messages that have both a title and a description. */
export type Screen = {
  [Key in keyof Words]: Words[Key] extends { title: string; description: string } ? Key : never
}[keyof Words]

/** Metadata of an account page, which is not indexed. */
export async function accountMetadata(screen: Screen, address: Address): Promise<Metadata> {
  const { locale, path } = address
  const t = translator(locale, 'account')
  const layoutData = await loadAccountLayoutData(address)
  const title = t(`${screen}.title`)
  return {
    title: layoutData ? `${title} · ${layoutData.studioName}` : title,
    description: t(`${screen}.description`),
    robots: { index: false, follow: true },
    // The address of a mail's link contains a secret, so it has no canonical link.
    ...(isLetterLink(path) ? {} : { alternates: { canonical: absoluteUrl(locale, path) } }),
  }
}
