import type { Country } from '@studio/shared/countries'
import { isAllowed, type Kind } from './consent-choice'
import { storeChoice, storedChoice } from './stored-consent'

const ASKING: readonly Country[] = ['uk', 'gr']

/** @returns whether the country's law requires consent before third-party services load */
export function mustAsk(country: Country): boolean {
  return ASKING.includes(country)
}

/**
 * @returns whether a third-party service may load. This is called before every request to a third
 * party
 */
export function mayLoad(kind: Kind, country: Country): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return isAllowed(kind, {
    choice: storedChoice(),
    isAsked: mustAsk(country),
    wantsPrivacy: globalPrivacyControl === true,
  })
}

export function allow(kind: Kind): void {
  storeChoice([...new Set([...(storedChoice() ?? []), kind])])
}
