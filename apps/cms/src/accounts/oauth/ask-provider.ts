import { authorizationCodeGrant } from 'openid-client'
import { z } from 'zod'
import { callbackAddress } from './callback-address'
import type { Profile } from './profile'
import type { Provider } from './provider'

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

/** Exchanges the code and asks who it is. Throws at whatever does not fit what was begun. */
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
