import type { Locale } from '@studio/shared/locales'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import type { PayloadRequest } from 'payload'
import { issueLink } from '../links'
import { callbackAddress } from './callback-address'
import type { Provider } from './provider'

/**
 * The address for the provider's window. What the answer has to fit (state, PKCE's
 * verifier, nonce) stays here, for ten minutes and one use.
 */
export async function startOauth(
  req: PayloadRequest,
  provider: Provider,
  { locale, hasConsent }: { locale: Locale; hasConsent: boolean },
): Promise<string> {
  const configuration = await provider.configure()
  const verifier = randomPKCECodeVerifier()
  const nonce = provider.usesNonce ? randomNonce() : ''
  const details = {
    provider: provider.id,
    verifier,
    nonce,
    locale,
    consentAt: hasConsent ? new Date().toISOString() : '',
  }
  const state = await issueLink(req, 'oauth', { details })
  return buildAuthorizationUrl(configuration, {
    redirect_uri: callbackAddress(provider.id),
    scope: provider.scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(nonce && { nonce }),
  }).href
}
