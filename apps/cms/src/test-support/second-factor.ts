import { TOTP } from 'otpauth'
import type { Person } from './person'

const HALF_MINUTE = 30_000

/** An authenticator app that has been set up. */
export interface App {
  /** The next valid code. Each code works once, and invalidates the older ones. */
  code: (later?: number) => string
  recoveryCodes: string[]
}

/** Sets up an app for a logged-in person. */
export async function setUpApp(person: Person): Promise<App> {
  const started = await person.call('startApp', { body: {} })
  const { setup, secret } = (await started.json()) as { setup: string; secret: string }
  const code = (later = 1) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + later * HALF_MINUTE })
  const confirmed = await person.call('confirmApp', { body: { setup, code: code(0) } })
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] | null }
  return { code, recoveryCodes: recoveryCodes ?? [] }
}
