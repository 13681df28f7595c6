import * as calls from '@studio/shared/api/calls'
import { toLocale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { inTransaction } from '../../../platform/database/in-transaction'
import { limit } from '../../../platform/rate-limits/limit'
import { takeLink } from '../links'
import { beginLogin } from '../second-factor/begin-login'
import { askProvider, startedSchema, startOauth } from './code-flow'
import { findAccount } from './find-account'
import type { Provider } from './provider'
import { env } from '../../../platform/env'
import { github } from './github'
import { oidc } from './oidc'

let known: Provider[] | undefined

function providers(): Provider[] {
  known ??= [...githubIfOn(), ...oidcIfOn()]
  return known
}

function providerNamed(id: string): Provider | null {
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

const list = calls.listProviders
const start = calls.startOauth
const finish = calls.finishOauth

export const listProviders = endpoint(list, () =>
  answer(
    list,
    providers().map(({ id, name }) => ({ id, name })),
  ),
)

export const startOauthCall = endpoint(start, async (given) => {
  const { req, parameters, query, locale, address } = given
  const provider = providerNamed(parameters.provider)
  if (!provider) return errorResponse('providerDisabled')
  const refusal = await limit(req, 'oauth', [address ?? 'direct'])
  if (refusal) return refusal
  const hasConsent = query.consent === 'given'
  const url = await orNull(req, provider, () => startOauth(req, provider, { locale, hasConsent }))
  return url ? answer(start, { url }) : errorResponse('providerRefused')
})

export const finishOauthCall = endpoint(finish, async ({ req, parameters, body, address }) => {
  const provider = providerNamed(parameters.provider)
  if (!provider) return errorResponse('providerDisabled')
  const refusal = await limit(req, 'oauth', [address ?? 'direct'])
  if (refusal) return refusal
  const link = await takeLink(req, 'oauth', body.state)
  const started = startedSchema.safeParse(link?.details)
  if (!started.success || started.data.provider !== provider.id) return errorResponse('linkExpired')
  const profile = await orNull(req, provider, () => askProvider(provider, body, started.data))
  if (!profile) return errorResponse('providerRefused')
  const consent = { at: started.data.consentAt, locale: toLocale(started.data.locale) }
  return inTransaction(req, async () => {
    const user = await findAccount(req, provider.id, profile, consent)
    if (user === 'refused') return errorResponse('providerRefused')
    if (user === 'consentMissing') {
      return errorResponse('invalidFields', { is_adult: 'mustAccept', accepts_terms: 'mustAccept' })
    }
    return answer(finish, await beginLogin(req, user, false))
  })
})

/** An unreachable provider or a refused login is logged, and answered without an internal error. */
async function orNull<Result>(
  req: PayloadRequest,
  provider: Provider,
  ask: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await ask()
  } catch (error) {
    req.payload.logger.warn({ err: error, msg: `${provider.name} refused a login.` })
    return null
  }
}
