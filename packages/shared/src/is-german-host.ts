import { GERMAN_HOST_PATTERN } from './negotiation'

const pattern = new RegExp(`^${GERMAN_HOST_PATTERN}$`)

/** @param host without its port */
export function isGermanHost(host: string): boolean {
  return pattern.test(host)
}
