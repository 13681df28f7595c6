import { COUNTRIES, type Country } from '@studio/shared/countries'
import { publishingWords } from '../admin/words'
import type { FoundClaim } from './collect-values'
import type { Problem } from './finding'
import { PREFLIGHT_WORDS } from './words'

const { COUNTRY_NAMES } = publishingWords.en

/** A claim of the site settings in one language. */
export interface StoredClaim {
  key: string
  value: string
  countries: Country[]
  isDisputed: boolean
  isWithheld: boolean
}

/**
 * Claims of the document that are left out in a country, or differ between countries. Claims that
 * are withheld are left out on purpose.
 */
export function checkClaims(found: FoundClaim[], claims: StoredClaim[]): Problem[] {
  return found.flatMap(({ key, ...place }): Problem[] => {
    const isWithheld = claims.some((claim) => claim.key === key && claim.isWithheld)
    const shown = COUNTRIES.map((country) => ({ country, claim: shownIn(claims, key, country) }))
    const missing = shown.filter(({ claim }) => !claim).map(({ country }) => COUNTRY_NAMES[country])
    const values = new Set(shown.flatMap(({ claim }) => claim?.value ?? []))
    const told = shown.flatMap(({ country, claim }) =>
      claim ? [`${COUNTRY_NAMES[country]} “${claim.value}”`] : [],
    )
    const disputed = shown.find(({ claim }) => claim?.isDisputed)
    return [
      ...problemIf(
        missing.length > 0 && !isWithheld,
        'claimMissing',
        PREFLIGHT_WORDS.claimMissing(key, missing),
      ),
      ...problemIf(values.size > 1, 'claimsDisagree', PREFLIGHT_WORDS.claimsDisagree(key, told)),
      ...(disputed && values.size <= 1
        ? problemIf(
            true,
            'claimsDisagree',
            PREFLIGHT_WORDS.claimDisputed(key, COUNTRY_NAMES[disputed.country]),
          )
        : []),
    ].map((problem) => ({ ...place, subject: key, ...problem }))
  })
}

function problemIf(isTrue: boolean, kind: Problem['kind'], message: string) {
  return isTrue ? [{ kind, message }] : []
}

/** The claim that the site shows in a country: the first one of the key. */
function shownIn(claims: StoredClaim[], key: string, country: Country): StoredClaim | undefined {
  return claims.find(
    (claim) => claim.key === key && !claim.isWithheld && claim.countries.includes(country),
  )
}
