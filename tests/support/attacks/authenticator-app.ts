import { TOTP } from 'otpauth'
import { z } from 'zod'
import { appSetupSchema, recoveryCodesSchema } from '../../../packages/shared/src/api/second-factor'
import { Person } from './person'

const HALF_MINUTE = 30_000

export interface App {
  /**
   * @returns the next code, which is already valid; after its use, neither it nor an older one
   * works
   */
  code: (later?: number) => string
  recoveryCodes: string[]
}

/** Sets up an authenticator app for somebody who has just logged in. */
export async function setUpApp(person: Person): Promise<App> {
  const started = await person.call('startApp', { body: {} })
  const { setup, secret } = appSetupSchema.parse(JSON.parse(started.text))
  const code = (later = 1) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + later * HALF_MINUTE })
  const confirmed = await person.call('confirmApp', { body: { setup, code: code(0) } })
  const { recoveryCodes } = recoveryCodesSchema.parse(JSON.parse(confirmed.text))
  return { code, recoveryCodes: z.array(z.string()).length(10).parse(recoveryCodes) }
}

export async function clientWithApp(): Promise<{ owner: Person; app: App }> {
  const owner = await Person.loggedIn()
  return { owner, app: await setUpApp(owner) }
}
