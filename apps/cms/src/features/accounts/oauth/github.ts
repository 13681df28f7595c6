import { ClientSecretPost, Configuration, fetchProtectedResource } from 'openid-client'
import { z } from 'zod'
import { allowThisMachine, type Profile, type Provider, type Tokens } from './provider'

interface GithubSettings {
  clientId: string
  clientSecret: string
  /** github.com, or the URL of a GitHub Enterprise server. */
  url: string
}

const userSchema = z.object({ id: z.int(), login: z.string(), name: z.string().nullable() })

const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)

/** GitHub supports OAuth but not OpenID Connect, so the profile is read from its API. */
export function github({ clientId, clientSecret, url }: GithubSettings): Provider {
  const api = url === 'https://github.com' ? 'https://api.github.com' : `${url}/api/v3`
  return {
    id: 'github',
    name: 'GitHub',
    scope: 'read:user user:email',
    usesNonce: false,
    configure: () => {
      const server = {
        issuer: url,
        authorization_endpoint: `${url}/login/oauth/authorize`,
        token_endpoint: `${url}/login/oauth/access_token`,
      }
      const authentication = ClientSecretPost(clientSecret)
      const configuration = new Configuration(server, clientId, clientSecret, authentication)
      for (const allow of allowThisMachine(url)) allow(configuration)
      return Promise.resolve(configuration)
    },
    readProfile: async (configuration, tokens) => readProfile(api, configuration, tokens),
  }
}

async function readProfile(
  api: string,
  configuration: Configuration,
  { access_token }: Tokens,
): Promise<Profile> {
  const headers = new Headers({
    Accept: 'application/vnd.github+json',
    'User-Agent': 'studio-site',
  })
  const read = async (path: string): Promise<unknown> => {
    const url = new URL(api + path)
    const answer = await fetchProtectedResource(
      configuration,
      access_token,
      url,
      'GET',
      undefined,
      headers,
    )
    return answer.json()
  }
  const user = userSchema.parse(await read('/user'))
  const emails = emailsSchema.parse(await read('/user/emails'))
  const primary = emails.find((entry) => entry.primary)
  return {
    subject: String(user.id),
    name: user.name ?? user.login,
    email: primary?.email ?? null,
    isEmailVerified: primary?.verified ?? false,
  }
}
