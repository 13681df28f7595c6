import type {
  Configuration,
  TokenEndpointResponse,
  TokenEndpointResponseHelpers,
} from 'openid-client'
import type { Profile } from './profile'

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
