import { allowInsecureRequests, type Configuration } from 'openid-client'

const THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/

/** Without https only a provider on this very machine is spoken to: a test's, or a developer's. */
export function allowThisMachine(address: string): ((configuration: Configuration) => void)[] {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so to stand out; never for others
  return THIS_MACHINE.test(address) ? [allowInsecureRequests] : []
}
