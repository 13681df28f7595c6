import * as calls from '@studio/shared/api/second-factor'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { ApiFailure } from '@/api/client/api-answer'
import { callApi } from '@/api/client/call-api'
import { callAsMember } from '../call-as-member'
import { problemOf, type Problem } from '../problem-of'

/**
 * @returns null if the login has succeeded and the session's cookies are set, otherwise the error
 */
export async function logInByPasskey(isSecondStep: boolean): Promise<Problem | null> {
  const started = await callApi(calls.startPasskeyLogin, {
    body: { is_second_step: isSecondStep },
  })
  if (!started.isDone) return refusalOf(started)
  const options = started.value.options as unknown as PublicKeyCredentialRequestOptionsJSON
  const passkey = await orNull(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return startAuthentication({ optionsJSON: options })
  })
  if (!passkey) return 'passkeyStopped'
  const answer = await callApi(calls.finishPasskeyLogin, { body: { passkey: plain(passkey) } })
  return answer.isDone ? null : refusalOf(answer)
}

/** @returns the recovery codes if this is the account's first passkey, or the error */
export async function addPasskey(
  name: string,
  options: Record<string, unknown>,
): Promise<{ recoveryCodes: string[] | null } | Problem> {
  const passkey = await orNull(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
    return startRegistration({ optionsJSON })
  })
  if (!passkey) return 'passkeyStopped'
  const answer = await callAsMember(calls.addPasskey, { body: { name, passkey: plain(passkey) } })
  return answer.isDone ? answer.value : refusalOf(answer)
}

/**
 * Converts a passkey to the contract's type. The contract requires an index signature for the
 * extensions, which the library's type lacks.
 */
function plain<Passkey extends { clientExtensionResults: object }>(passkey: Passkey) {
  const clientExtensionResults: Record<string, unknown> = { ...passkey.clientExtensionResults }
  return { ...passkey, clientExtensionResults }
}

function refusalOf(failure: ApiFailure): Problem {
  if ('passkey' in failure.fields) return 'passkeyRefused'
  return problemOf(failure, []) ?? 'other'
}

/**
 * @returns the result, or null if the browser throws because its dialog was closed, has timed out,
 * or has no passkey
 */
async function orNull<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask()
  } catch {
    return null
  }
}
