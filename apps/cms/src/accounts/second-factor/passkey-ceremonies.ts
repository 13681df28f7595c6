import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../../env'
import type { User } from '../../payload-types'
import type { Passkey } from './passkeys'

/** Passkeys belong to the website's own host: browsers offer them nowhere else. */
function relyingParty(): { rpID: string; origin: string } {
  return { rpID: new URL(env.WEB_URL).hostname, origin: env.WEB_URL }
}

/** A link's secret as the challenge: what is signed names the row that it belongs to. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(secret, 'base64url'))
}

const clientDataSchema = z.object({ challenge: z.string() })

/** Which challenge was signed, as far as the browser says; whether that is true is checked later. */
export function signedChallenge(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
    return clientDataSchema.parse(JSON.parse(text)).challenge
  } catch {
    return ''
  }
}

export async function registrationOptions(
  user: User,
  { challenge, known, studio }: { challenge: string; known: Passkey[]; studio: string },
): Promise<Record<string, unknown>> {
  const options = await generateRegistrationOptions({
    rpName: studio,
    rpID: relyingParty().rpID,
    userID: new Uint8Array(Buffer.from(`account ${user.id}`)),
    userName: user.email,
    userDisplayName: user.name || user.email,
    challenge: bytesOf(challenge),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential }) => credential),
    // Kept on the device, so that it can also stand for the password.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { ...options }
}

/** Without known ones the person chooses among those that the device keeps for this site. */
export async function loginOptions(
  challenge: string,
  known: Passkey[] | null,
): Promise<Record<string, unknown>> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().rpID,
    challenge: bytesOf(challenge),
    userVerification: known ? 'preferred' : 'required',
    ...(known && { allowCredentials: known.map(({ credential }) => credential) }),
  })
  return { ...options }
}

/** Null for whatever does not fit: another site's, another challenge's, or nonsense. */
export async function verifyRegistration(
  req: PayloadRequest,
  response: unknown,
  challenge: string,
): Promise<WebAuthnCredential | null> {
  const { rpID, origin } = relyingParty()
  return orNull(req, async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    })
    return registrationInfo?.credential ?? null
  })
}

/** @returns the passkey's new counter; null where it was not this passkey that signed this challenge */
export async function verifyLogin(
  req: PayloadRequest,
  response: unknown,
  { challenge, passkey, isAlone }: { challenge: string; passkey: Passkey; isAlone: boolean },
): Promise<number | null> {
  const { rpID, origin } = relyingParty()
  return orNull(req, async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: passkey.credential,
      // In place of a password the device has to know its person: a found one opens nothing.
      requireUserVerification: isAlone,
    })
    return verified ? authenticationInfo.newCounter : null
  })
}

/** The library throws at everything that is not as it should be; why stands in the log. */
async function orNull<Result>(
  req: PayloadRequest,
  verify: () => Promise<Result | null>,
): Promise<Result | null> {
  try {
    return await verify()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    req.payload.logger.info(`A passkey was refused: ${reason.slice(0, 200)}`)
    return null
  }
}
