import type { Endpoint } from 'payload'
import { forRoles } from '../../platform/api/for-roles'
import { createSiteTicket, redeemSiteTicket } from './admin-sso/site-ticket'
import { endOneSession, endOtherSessions, listSessions } from './calls/sessions'
import { eraseAccount } from './calls/erase-account'
import { forgotPassword } from './calls/forgot-password'
import { login } from './calls/login'
import { logout } from './calls/logout'
import { register } from './calls/register'
import { resendVerification } from './calls/resend-verification'
import { resetPassword } from './calls/reset-password'
import { sendConfirmationCode } from './calls/send-confirmation-code'
import { startHandOff } from './calls/start-hand-off'
import { undoEmailChange } from './calls/undo-email-change'
import { updatePassword } from './calls/update-password'
import { updateProfile } from './calls/update-profile'
import { verifyEmail } from './calls/verify-email'
import { finishOauthCall, listProviders, startOauthCall } from './oauth/calls'
import { invitationCalls } from './invitations/calls'
import { secondFactorEndpoints } from './second-factor/endpoints'

export const accountEndpoints: Endpoint[] = [
  login,
  logout,
  register,
  verifyEmail,
  resendVerification,
  undoEmailChange,
  forgotPassword,
  resetPassword,
  ...invitationCalls,
  updateProfile,
  updatePassword,
  listSessions,
  endOneSession,
  endOtherSessions,
  startHandOff,
  redeemSiteTicket,
  {
    path: '/site-ticket',
    method: 'post',
    handler: forRoles(['translator', 'editor', 'admin'], createSiteTicket),
  },
  sendConfirmationCode,
  eraseAccount,
  listProviders,
  startOauthCall,
  finishOauthCall,
  ...secondFactorEndpoints,
]
