import { z } from 'zod'
import * as account from './account'
import { reviewMailSettingSchema } from '../review/review-mail'
import type { ApiCall } from '../contracts/call'
import { secretField } from '../contracts/fields'
import { LOGOUT_PATH, USER_PATH } from './light-paths'

const providerParameter = z.strictObject({
  provider: z.string().regex(/^[a-z\d-]{1,40}$/, 'wrongType'),
})

export const login = {
  name: 'login',
  method: 'POST',
  path: '/login',
  summary: 'Starts a session, or asks for the second step',
  caller: 'anonymous',
  body: account.loginSchema,
  answer: account.loginAnswerSchema,
  browserAnswer: account.enteredSchema,
  errors: ['wrongCredentials', 'emailUnverified', 'proofRequired'],
} as const satisfies ApiCall

export const logout = {
  name: 'logout',
  method: 'POST',
  path: LOGOUT_PATH,
  summary: 'Ends the session; without one it is done already',
  caller: 'anyone',
  answer: null,
} as const satisfies ApiCall

export const readUser = {
  name: 'readUser',
  method: 'GET',
  path: USER_PATH,
  summary: 'The account of the session',
  caller: 'account',
  answer: account.accountSchema,
} as const satisfies ApiCall

export const register = {
  name: 'register',
  method: 'POST',
  path: '/register',
  summary: 'Asks for an account; a mail says how it goes on, whether or not the address has one',
  caller: 'anonymous',
  body: account.registerSchema,
  answer: null,
  errors: ['proofRequired'],
} as const satisfies ApiCall

export const verifyEmail = {
  name: 'verifyEmail',
  method: 'POST',
  path: '/email/verify',
  summary: 'Confirms an e-mail address by the link’s id',
  caller: 'anyone',
  body: account.verifySchema,
  answer: null,
  errors: ['linkExpired'],
} as const satisfies ApiCall

export const resendVerification = {
  name: 'resendVerification',
  method: 'POST',
  path: '/email/resend',
  summary: 'Sends the link again, if there is something to confirm',
  caller: 'anyone',
  body: account.emailOnlySchema,
  answer: null,
  errors: ['proofRequired'],
} as const satisfies ApiCall

export const undoEmailChange = {
  name: 'undoEmailChange',
  method: 'POST',
  path: '/email/undo',
  summary: 'Gives an account back to the e-mail address that it had before, by the link’s id',
  caller: 'anyone',
  body: account.verifySchema,
  answer: null,
  errors: ['linkExpired'],
} as const satisfies ApiCall

export const forgotPassword = {
  name: 'forgotPassword',
  method: 'POST',
  path: '/password/forgot',
  summary: 'Sends a link for a new password, if there is an account',
  caller: 'anyone',
  body: account.emailOnlySchema,
  answer: null,
  errors: ['proofRequired'],
} as const satisfies ApiCall

export const resetPassword = {
  name: 'resetPassword',
  method: 'POST',
  path: '/password/reset',
  summary: 'Sets a new password by the token of a reset; ends all sessions',
  caller: 'anyone',
  body: account.resetSchema,
  answer: null,
  errors: ['linkExpired'],
} as const satisfies ApiCall

export const readInvitation = {
  name: 'readInvitation',
  method: 'GET',
  path: '/invitations/{token}',
  summary: 'Whether an invitation is still good, and the project that it leads to',
  caller: 'anyone',
  parameters: z.strictObject({ token: secretField }),
  answer: account.invitationSchema,
} as const satisfies ApiCall

export const acceptInvitation = {
  name: 'acceptInvitation',
  method: 'POST',
  path: '/password/first',
  summary: 'Sets the first password by the token of an invitation, and starts a session',
  caller: 'anyone',
  body: account.resetSchema,
  answer: account.loginAnswerSchema,
  browserAnswer: account.enteredSchema,
  errors: ['linkExpired', 'invitationWithdrawn'],
} as const satisfies ApiCall

export const updateProfile = {
  name: 'updateProfile',
  method: 'PATCH',
  path: '/profile',
  summary: 'Changes one’s own name, address and company; another address needs the password',
  caller: 'account',
  body: account.profileSchema,
  answer: account.accountSchema,
  errors: ['reauthenticationRequired'],
} as const satisfies ApiCall

export const updatePassword = {
  name: 'updatePassword',
  method: 'POST',
  path: '/password',
  summary: 'Changes one’s own password and ends all other sessions',
  caller: 'account',
  body: account.passwordSchema,
  answer: null,
  errors: ['reauthenticationRequired'],
} as const satisfies ApiCall

export const listSessions = {
  name: 'listSessions',
  method: 'GET',
  path: '/sessions',
  summary: 'Where one is logged in',
  caller: 'account',
  answer: z.array(account.sessionSchema),
} as const satisfies ApiCall

export const endOtherSessions = {
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/sessions',
  summary: 'Ends all of one’s own sessions but the one that asks',
  caller: 'account',
  body: account.confirmedSchema,
  answer: null,
  errors: ['reauthenticationRequired'],
} as const satisfies ApiCall

export const endSession = {
  name: 'endSession',
  method: 'DELETE',
  path: '/sessions/{id}',
  summary: 'Ends one of one’s own sessions',
  caller: 'account',
  parameters: z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/, 'wrongType') }),
  body: account.confirmedSchema,
  answer: null,
  errors: ['reauthenticationRequired'],
} as const satisfies ApiCall

export const readPortal = {
  name: 'readPortal',
  method: 'GET',
  path: '/portal',
  summary: 'The client’s account and inquiries',
  caller: 'account',
  answer: account.portalSchema,
} as const satisfies ApiCall

export const startHandOff = {
  name: 'startHandOff',
  method: 'POST',
  path: '/hand-off',
  summary: 'The admin link: an address that takes this session over once, within a minute',
  caller: 'account',
  answer: account.handOffSchema,
  errors: ['forbidden'],
} as const satisfies ApiCall

export const redeemSiteTicket = {
  name: 'redeemSiteTicket',
  method: 'POST',
  path: '/hand-off/site',
  summary: 'The way back: starts a session by a ticket of the admin, once, within a minute',
  caller: 'anyone',
  body: account.siteTicketSchema,
  answer: account.loginAnswerSchema,
  browserAnswer: account.enteredSchema,
  errors: ['forbidden', 'linkExpired', 'conflict'],
} as const satisfies ApiCall

export const exportAccount = {
  name: 'exportAccount',
  method: 'GET',
  path: '/account/export',
  summary: 'All that is kept about the account, as JSON',
  caller: 'account',
  answer: z.object({ account: z.record(z.string(), z.unknown()) }),
} as const satisfies ApiCall

export const sendConfirmationCode = {
  name: 'sendConfirmationCode',
  method: 'POST',
  path: '/account/confirmation-code',
  summary: 'Mails a code that replaces the password when the account is erased',
  caller: 'account',
  answer: null,
} as const satisfies ApiCall

export const eraseAccount = {
  name: 'eraseAccount',
  method: 'POST',
  path: '/account/erase',
  summary: 'Erases the account and what it sent',
  caller: 'account',
  body: account.confirmedSchema,
  answer: null,
  errors: ['forbidden', 'reauthenticationRequired'],
} as const satisfies ApiCall

export const listProviders = {
  name: 'listProviders',
  method: 'GET',
  path: '/oauth',
  summary: 'The providers through whom one can log in',
  caller: 'anyone',
  answer: account.providerListSchema,
} as const satisfies ApiCall

export const startOauth = {
  name: 'startOauth',
  method: 'POST',
  path: '/oauth/{provider}',
  summary: 'The address for the provider’s window',
  caller: 'anonymous',
  parameters: providerParameter,
  query: account.oauthStartQuerySchema,
  answer: account.oauthStartSchema,
  errors: ['providerDisabled', 'providerRefused'],
} as const satisfies ApiCall

export const finishOauth = {
  name: 'finishOauth',
  method: 'POST',
  path: '/oauth/{provider}/finish',
  summary: 'Starts a session for whom the provider vouches, or asks for the second step',
  caller: 'anonymous',
  parameters: providerParameter,
  body: account.oauthFinishSchema,
  answer: account.loginAnswerSchema,
  browserAnswer: account.enteredSchema,
  errors: ['providerDisabled', 'providerRefused', 'linkExpired'],
} as const satisfies ApiCall

/** The secret in a mail's link, which gives access only to this setting of one person. */
const linkParameters = z.strictObject({ link: z.string().regex(/^[\w-]{1,64}$/, 'wrongType') })

export const chooseReviewMail = {
  name: 'chooseReviewMail',
  method: 'PATCH',
  path: '/review-mail',
  summary: 'Says when one wants mail about notes and versions: at once, daily or never',
  caller: 'account',
  body: reviewMailSettingSchema,
  answer: account.accountSchema,
} as const satisfies ApiCall

export const readReviewMail = {
  name: 'readReviewMail',
  method: 'GET',
  path: '/review-mail/{link}',
  summary: 'The same setting, by the link in each of those mails',
  caller: 'anyone',
  parameters: linkParameters,
  answer: reviewMailSettingSchema,
} as const satisfies ApiCall

export const endReviewMail = {
  name: 'endReviewMail',
  method: 'POST',
  path: '/review-mail/{link}',
  summary: 'Ends those mails, by the link in each of them',
  caller: 'anyone',
  parameters: linkParameters,
  answer: null,
} as const satisfies ApiCall

export const accountCalls = [
  chooseReviewMail,
  readReviewMail,
  endReviewMail,
  login,
  logout,
  readUser,
  register,
  verifyEmail,
  resendVerification,
  undoEmailChange,
  forgotPassword,
  resetPassword,
  readInvitation,
  acceptInvitation,
  updateProfile,
  updatePassword,
  listSessions,
  endOtherSessions,
  endSession,
  readPortal,
  startHandOff,
  redeemSiteTicket,
  exportAccount,
  sendConfirmationCode,
  eraseAccount,
  listProviders,
  startOauth,
  finishOauth,
] as const
