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
import { env } from '../../../platform/env'
import type { User } from '../../../payload-types'
import type { Passkey } from './passkeys'

/** Passkeys are bound to the website's host. */
function relyingParty(): { rpID: string; origin: string } {
  return { rpID: new URL(env.WEB_URL).hostname, origin: env.WEB_URL }
}

/** The challenge is a link's secret, so that the signed challenge identifies its row. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(secret, 'base64url'))
}

const clientDataSchema = z.object({ challenge: z.string() })

/** Reads the challenge from the browser's response, which is not verified yet. */
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
    // A discoverable passkey can replace the password.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { ...options }
}

/** Without known passkeys, the user chooses among those on the device. */
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

/**
 * @returns the new passkey, or null if the response is malformed or belongs to another site or
 * challenge
 */
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

/** @returns the passkey's new counter, or null if it did not sign this challenge */
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
      // A passkey that replaces the password must verify the user with a PIN or a fingerprint,
      // because otherwise a stolen device would be sufficient.
      requireUserVerification: isAlone,
    })
    return verified ? authenticationInfo.newCounter : null
  })
}

/** The library throws for every invalid response; the reason is logged. */
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
