import { z } from 'zod'

const words = z.string().nullable()

/** The company behind the site, as the site settings name it. */
export const companySchema = z.object({
  /** Whether nobody has confirmed the details yet. */
  isSample: z.boolean(),
  name: z.string(),
  legalForm: words,
  street: words,
  postalCode: words,
  city: words,
  region: words,
  /** The ISO 3166 code. */
  country: words,
  representative: words,
  email: words,
  phone: words,
  register: words,
  registerNumber: words,
  vatId: words,
  responsible: words,
  representativeEu: words,
  representativeUk: words,
})

export type Company = z.infer<typeof companySchema>

/** @returns the name with its legal form, as in `Example Films LLC` */
export function legalName({ name, legalForm }: Pick<Company, 'name' | 'legalForm'>): string {
  return [name, legalForm].filter(Boolean).join(' ')
}

type AddressFields = Pick<Company, 'street' | 'postalCode' | 'city' | 'region' | 'country'>

/**
 * The lines of the postal address in the order of its country, as on a letter from abroad. The
 * country is named in the language of the reader.
 */
export function addressLines(company: AddressFields, language: string): string[] {
  const { street, postalCode, city, region, country } = company
  const place =
    country === 'US' || country === 'CA'
      ? join([city, join([region, postalCode], ' ')], ', ')
      : join([join([postalCode, city], ' '), region], ', ')
  const land = country && new Intl.DisplayNames([language], { type: 'region' }).of(country)
  return [street, place, land].flatMap((line) => line || [])
}

function join(parts: (string | null)[], between: string): string {
  return parts.filter(Boolean).join(between)
}
