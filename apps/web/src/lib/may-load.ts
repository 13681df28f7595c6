import type { Country } from '@studio/shared/countries'
import { isAllowed, type Kind } from './consent-choice'
import { storeChoice, storedChoice } from './stored-consent'

const ASKING: readonly Country[] = ['uk', 'gr']

/** Where nothing of others may be loaded before the visitor agrees. */
export function mustAsk(country: Country): boolean {
  return ASKING.includes(country)
}

/** The one gate: whatever comes from others asks here first, each time. */
export function mayLoad(kind: Kind, country: Country): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return isAllowed(kind, {
    choice: storedChoice(),
    isAsked: mustAsk(country),
    wantsPrivacy: globalPrivacyControl === true,
  })
}

/** A yes to one kind, beside what was allowed before. */
export function allow(kind: Kind): void {
  storeChoice([...new Set([...(storedChoice() ?? []), kind])])
}
