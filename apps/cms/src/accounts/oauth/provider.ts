import {
  allowInsecureRequests,
  type Configuration,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client'
import { env } from '../../env'

/** Who somebody is at a provider. */
export interface Profile {
  /** Never changes, unlike name and e-mail address. */
  subject: string
  name: string
  email: string | null
  /** The provider says that the e-mail address is theirs. */
  isEmailVerified: boolean
}

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers

/** Through whom one can log in. */
export interface Provider {
  /** As it stands in addresses. */
  id: string
  /** As it stands on the button. */
  name: string
  scope: string
  /** OpenID Connect binds the answer to the question by it as well. */
  usesNonce: boolean
  configure: () => Promise<Configuration>
  readProfile: (configuration: Configuration, tokens: Tokens) => Promise<Profile>
}

/** Where the provider's window comes back: on the website, which keeps the session. */
export function callbackAddress(provider: string): string {
  return `${env.WEB_URL}/api/oauth/${provider}/callback`
}

const THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/

/** Without https only a provider on this very machine is spoken to: a test's, or a developer's. */
export function allowThisMachine(address: string): ((configuration: Configuration) => void)[] {
  // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; never for others
  return THIS_MACHINE.test(address) ? [allowInsecureRequests] : []
}
