import type { Endpoint } from 'payload'
import { confirmApp, removeAppCall, startApp } from './calls/app'
import { finishLogin, finishPasskeyLogin, startPasskeyLogin } from './calls/login-step'
import { addPasskey, removePasskeyCall, startPasskey } from './calls/passkeys'
import { readSecondFactor, renewRecoveryCodes, turnOffSecondFactor } from './calls/settings'

export const secondFactorEndpoints: Endpoint[] = [
  finishLogin,
  startPasskeyLogin,
  finishPasskeyLogin,
  readSecondFactor,
  startApp,
  confirmApp,
  removeAppCall,
  startPasskey,
  addPasskey,
  removePasskeyCall,
  renewRecoveryCodes,
  turnOffSecondFactor,
]
