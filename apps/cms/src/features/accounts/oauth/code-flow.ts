import type { Locale } from '@studio/shared/locales'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { issueLink } from '../links'
import { callbackAddress, type Profile, type Provider } from './provider'

/**
 * Returns the provider's login URL. The expected state, PKCE verifier and nonce are stored for ten
 * minutes and one use.
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

export const startedSchema = z.object({
  provider: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  locale: z.string(),
  consentAt: z.string(),
})

interface Answered {
  code: string
  state: string
  iss?: string | undefined
}

/**
 * Exchanges the code and reads the profile. Throws if the response does not match the started
 * login.
 */
export async function askProvider(
  provider: Provider,
  { code, state, iss }: Answered,
  { verifier, nonce }: { verifier: string; nonce: string },
): Promise<Profile> {
  const configuration = await provider.configure()
  const address = new URL(callbackAddress(provider.id))
  address.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString()
  const tokens = await authorizationCodeGrant(configuration, address, {
    expectedState: state,
    pkceCodeVerifier: verifier,
    ...(nonce && { expectedNonce: nonce, idTokenExpected: true }),
  })
  return provider.readProfile(configuration, tokens)
}
