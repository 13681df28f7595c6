import { COUNTRIES, type Country } from '@studio/shared/countries'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { publishingWords } from '../publishing/admin/words'
import { preflightWords } from './admin/words'
import type { FoundClaim } from './collect-values'
import type { Problem } from './finding'

/** A claim from the site settings in one language. */
export interface StoredClaim {
  key: string
  value: string
  countries: Country[]
  isDisputed: boolean
  isWithheld: boolean
}

/**
 * Finds claims in the document that are missing in a country, or that differ between countries.
 * Claims that are withheld in a country are missing on purpose and not reported.
 *
 * @param language the language of the admin, for the messages
 */
export function checkClaims(
  found: FoundClaim[],
  claims: StoredClaim[],
  language: string,
): Problem[] {
  const { PREFLIGHT_WORDS } = wordsIn(preflightWords, { language })
  const { COUNTRY_NAMES } = wordsIn(publishingWords, { language })
  const and = new Intl.ListFormat(language, { type: 'conjunction' })
  return found.flatMap(({ key, ...place }): Problem[] => {
    const isWithheld = claims.some((claim) => claim.key === key && claim.isWithheld)
    const shown = COUNTRIES.map((country) => ({ country, claim: shownIn(claims, key, country) }))
    const missing = shown.filter(({ claim }) => !claim).map(({ country }) => COUNTRY_NAMES[country])
    const values = new Set(shown.flatMap(({ claim }) => claim?.value ?? []))
    const told = shown.flatMap(({ country, claim }) =>
      claim ? [PREFLIGHT_WORDS.claimIn(COUNTRY_NAMES[country], claim.value)] : [],
    )
    const disputed = shown.find(({ claim }) => claim?.isDisputed)
    return [
      ...problemIf(
        missing.length > 0 && !isWithheld,
        'claimMissing',
        PREFLIGHT_WORDS.claimMissing(key, and.format(missing)),
      ),
      ...problemIf(
        values.size > 1,
        'claimsDisagree',
        PREFLIGHT_WORDS.claimsDisagree(key, told.join(PREFLIGHT_WORDS.claimsSeparator)),
      ),
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

/** The claim that the site shows in a country, which is the first one with the key. */
function shownIn(claims: StoredClaim[], key: string, country: Country): StoredClaim | undefined {
  return claims.find(
    (claim) => claim.key === key && !claim.isWithheld && claim.countries.includes(country),
  )
}
