import { env } from '../../env'

/** Where the provider's window comes back: on the website, which keeps the session. */
export function callbackAddress(provider: string): string {
  return `${env.WEB_URL}/api/oauth/${provider}/callback`
}
