import { z } from 'zod'
import { credentialsSchema, sessionStartedSchema } from './account'
import type { ApiCall } from './call'
import * as factor from './second-factor'

export const finishLogin = {
  name: 'finishLogin',
  method: 'POST',
  path: '/login/second-step',
  summary: 'Starts the session of a login that asked for a second step, by a code',
  caller: 'anonymous',
  body: factor.secondStepCodeSchema,
  answer: credentialsSchema,
  browserAnswer: sessionStartedSchema,
  errors: ['challengeExpired'],
} as const satisfies ApiCall

export const startPasskeyLogin = {
  name: 'startPasskeyLogin',
  method: 'POST',
  path: '/login/passkey/start',
  summary: 'What a passkey has to sign, as the second step or in place of the password',
  caller: 'anonymous',
  body: factor.passkeyLoginStartSchema,
  answer: factor.passkeyOptionsSchema,
  errors: ['challengeExpired'],
} as const satisfies ApiCall

export const finishPasskeyLogin = {
  name: 'finishPasskeyLogin',
  method: 'POST',
  path: '/login/passkey',
  summary: 'Starts a session by what a passkey signed',
  caller: 'anonymous',
  body: factor.passkeyLoginSchema,
  answer: credentialsSchema,
  browserAnswer: sessionStartedSchema,
  errors: ['challengeExpired', 'emailUnverified'],
} as const satisfies ApiCall

export const readSecondFactor = {
  name: 'readSecondFactor',
  method: 'GET',
  path: '/second-factor',
  summary: 'What the account has for the second step',
  caller: 'account',
  answer: factor.secondFactorSchema,
} as const satisfies ApiCall

export const startApp = {
  name: 'startApp',
  method: 'POST',
  path: '/second-factor/app/start',
  summary: 'A new secret for an authenticator app; it counts once a code of it was sent',
  caller: 'account',
  body: factor.freshConfirmationSchema,
  answer: factor.appSetupSchema,
} as const satisfies ApiCall

export const confirmApp = {
  name: 'confirmApp',
  method: 'POST',
  path: '/second-factor/app',
  summary: 'Turns the app on by its first code; an older app’s codes count no more',
  caller: 'account',
  body: factor.appConfirmationSchema,
  answer: factor.recoveryCodesSchema,
  errors: ['challengeExpired'],
} as const satisfies ApiCall

export const removeApp = {
  name: 'removeApp',
  method: 'POST',
  path: '/second-factor/app/remove',
  summary: 'Takes the app off the account',
  caller: 'account',
  body: factor.confirmationSchema,
  answer: null,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const startPasskey = {
  name: 'startPasskey',
  method: 'POST',
  path: '/second-factor/passkeys/start',
  summary: 'What a new passkey has to sign',
  caller: 'account',
  body: factor.freshConfirmationSchema,
  answer: factor.passkeyOptionsSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const addPasskey = {
  name: 'addPasskey',
  method: 'POST',
  path: '/second-factor/passkeys',
  summary: 'Adds a passkey under a name',
  caller: 'account',
  body: factor.newPasskeySchema,
  answer: factor.recoveryCodesSchema,
  errors: ['challengeExpired'],
} as const satisfies ApiCall

export const removePasskey = {
  name: 'removePasskey',
  method: 'POST',
  path: '/second-factor/passkeys/{id}/remove',
  summary: 'Removes a passkey',
  caller: 'account',
  parameters: z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/, 'wrongType') }),
  body: factor.confirmationSchema,
  answer: null,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const renewRecoveryCodes = {
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/second-factor/recovery-codes',
  summary: 'Ten new recovery codes; the old ones count no more',
  caller: 'account',
  body: factor.confirmationSchema,
  answer: factor.recoveryCodesSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const turnOffSecondFactor = {
  name: 'turnOffSecondFactor',
  method: 'POST',
  path: '/second-factor/off',
  summary: 'Takes app, passkeys and recovery codes off the account',
  caller: 'account',
  body: factor.confirmationSchema,
  answer: null,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const secondFactorCalls = [
  finishLogin,
  startPasskeyLogin,
  finishPasskeyLogin,
  readSecondFactor,
  startApp,
  confirmApp,
  removeApp,
  startPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
  turnOffSecondFactor,
] as const
