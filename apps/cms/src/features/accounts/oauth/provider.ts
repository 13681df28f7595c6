import {
  allowInsecureRequests,
  type Configuration,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client'
import { env } from '../../../platform/env'

export interface Profile {
  /** The provider's id of the user. Unlike the name and email address, it never changes. */
  subject: string
  name: string
  email: string | null
  isEmailVerified: boolean
}

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers

export interface Provider {
  /** Identifies the provider in URLs. */
  id: string
  /** The provider's name on the login button. */
  name: string
  scope: string
  /** True if the provider supports OpenID Connect's nonce. */
  usesNonce: boolean
  configure: () => Promise<Configuration>
  readProfile: (configuration: Configuration, tokens: Tokens) => Promise<Profile>
}

/** The provider's redirect URL. It is on the website, which stores the session. */
export function callbackAddress(provider: string): string {
  return `${env.WEB_URL}/api/oauth/${provider}/callback`
}

const THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/

/** Allows plain HTTP for providers on this machine only, for tests and development. */
export function allowThisMachine(address: string): ((configuration: Configuration) => void)[] {
  // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; never for others
  return THIS_MACHINE.test(address) ? [allowInsecureRequests] : []
}
