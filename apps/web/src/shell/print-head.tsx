import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { absoluteUrl } from '@/features/seo/alternates'
import type { Address } from '@/lib/address'

interface Props {
  layoutData: LayoutData
  address: Address
}

/** Replaces header and footer in print: studio, address and contact. */
export function PrintHead({
  layoutData: { studioName, contact },
  address: { locale, path },
}: Props) {
  return (
    <p className="print-head" aria-hidden>
      <strong>{studioName}</strong>
      <bdi>{absoluteUrl(locale, path)}</bdi>
      <bdi>{contact.phone}</bdi>
      <bdi>{contact.email}</bdi>
    </p>
  )
}
