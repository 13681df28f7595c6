import type { Company } from '@studio/shared/contracts/company'
import type { SiteSetting } from '../../payload-types'

/** @returns null while the settings name no company */
export function companyOf({ legal }: SiteSetting): Company | null {
  const name = orNull(legal?.name)
  if (!legal || name === null) return null
  return {
    isSample: legal.isConfirmed !== true,
    name,
    legalForm: orNull(legal.legalForm),
    street: orNull(legal.street),
    postalCode: orNull(legal.postalCode),
    city: orNull(legal.city),
    region: orNull(legal.region),
    country: orNull(legal.country),
    representative: orNull(legal.representative),
    email: orNull(legal.email),
    phone: orNull(legal.phone),
    register: orNull(legal.register),
    registerNumber: orNull(legal.registerNumber),
    vatId: orNull(legal.vatId),
    responsible: orNull(legal.responsible),
    representativeEu: orNull(legal.representativeEu),
    representativeUk: orNull(legal.representativeUk),
  }
}

const orNull = (text: string | null | undefined) => text?.trim() || null
