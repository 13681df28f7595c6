import { env } from '../../env'
import { github } from './github'
import { oidc } from './oidc'
import type { Provider } from './provider'

let known: Provider[] | undefined

export function providers(): Provider[] {
  known ??= [...githubIfOn(), ...oidcIfOn()]
  return known
}

export function providerNamed(id: string): Provider | null {
  return providers().find((provider) => provider.id === id) ?? null
}

function githubIfOn(): Provider[] {
  const { OAUTH_GITHUB_ENABLED, OAUTH_GITHUB_URL } = env
  const { OAUTH_GITHUB_CLIENT_ID: clientId, OAUTH_GITHUB_CLIENT_SECRET: clientSecret } = env
  if (!OAUTH_GITHUB_ENABLED || !clientId || !clientSecret) return []
  return [github({ clientId, clientSecret, url: OAUTH_GITHUB_URL })]
}

function oidcIfOn(): Provider[] {
  const { OAUTH_OIDC_ISSUER: issuer, OAUTH_OIDC_NAME: name } = env
  const { OAUTH_OIDC_CLIENT_ID: clientId, OAUTH_OIDC_CLIENT_SECRET: clientSecret } = env
  if (!issuer || !clientId || !clientSecret) return []
  return [oidc({ issuer, name, clientId, clientSecret })]
}
