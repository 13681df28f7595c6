import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Reader, type CountryResponse } from 'mmdb-lib'
import { z } from 'zod'

/**
 * A table in the public domain (CC0), compiled from the registries' own lists and from routing
 * tables.
 */
const TABLE = 'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

const recordSchema = z.object({ country_code: z.string() })

let table: Reader<CountryResponse> | undefined

/**
 * @returns the ISO 3166 code of the country of an IP address, or null for addresses without a
 * country, such as private ones
 */
export function countryOfAddress(address: string): string | null {
  table ??= new Reader<CountryResponse>(readTable())
  const found = recordSchema.safeParse(table.get(address))
  return found.success ? found.data.country_code : null
}

/** Servers run in the app's folder, and tests in the repository's root. */
function readTable(): Buffer {
  const folders = [process.cwd(), path.join(process.cwd(), 'apps/cms')]
  for (const folder of folders) {
    try {
      return readFileSync(path.join(/* turbopackIgnore: true */ folder, TABLE))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  throw new Error(`The table of countries is missing: ${TABLE}`)
}
