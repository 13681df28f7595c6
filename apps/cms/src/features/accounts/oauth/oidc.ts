import { discovery, fetchUserInfo, type Configuration } from 'openid-client'
import { z } from 'zod'
import { allowThisMachine, type Profile, type Provider, type Tokens } from './provider'

interface OidcSettings {
  clientId: string
  clientSecret: string
  issuer: string
  name: string
}

const claimsSchema = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  // Some providers send a string instead of a boolean.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
})

/** Supports any provider with OpenID Connect discovery. */
export function oidc({ clientId, clientSecret, issuer, name }: OidcSettings): Provider {
  let known: Promise<Configuration> | undefined
  const execute = allowThisMachine(issuer)
  const discover = () => discovery(new URL(issuer), clientId, clientSecret, undefined, { execute })
  return {
    id: 'oidc',
    name,
    scope: 'openid profile email',
    usesNonce: true,
    configure: () => {
      known ??= discover().catch((error: unknown) => {
        // A failed discovery is not cached, because the provider may only be temporarily
        // unreachable.
        known = undefined
        throw error
      })
      return known
    },
    readProfile,
  }
}

async function readProfile(configuration: Configuration, tokens: Tokens): Promise<Profile> {
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider sent no ID token.')
  const told = claims.email
    ? claims
    : await fetchUserInfo(configuration, tokens.access_token, claims.sub)
  const { name, email, email_verified } = claimsSchema.parse(told)
  return {
    subject: claims.sub,
    name: name ?? '',
    email: email ?? null,
    isEmailVerified: email_verified ?? false,
  }
}
