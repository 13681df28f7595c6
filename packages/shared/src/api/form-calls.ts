import { verifySchema } from './account'
import type { ApiCall } from './call'
import * as forms from './forms'

export const openForm = {
  name: 'openForm',
  method: 'GET',
  path: '/form-token',
  summary: 'Says, signed, when a form was opened',
  caller: 'anyone',
  answer: forms.formTokenSchema,
} as const satisfies ApiCall

export const sendContact = {
  name: 'sendContact',
  method: 'POST',
  path: '/contact',
  summary: 'The contact form',
  caller: 'anyone',
  body: forms.contactSchema,
  answer: forms.receiptSchema,
  errors: ['proofRequired', 'idempotencyMismatch'],
} as const satisfies ApiCall

export const sendInquiry = {
  name: 'sendInquiry',
  method: 'POST',
  path: '/inquiry',
  summary: 'The short inquiry form',
  caller: 'anyone',
  body: forms.inquirySchema,
  answer: forms.receiptSchema,
  errors: ['proofRequired', 'idempotencyMismatch'],
} as const satisfies ApiCall

export const sendApplication = {
  name: 'sendApplication',
  method: 'POST',
  path: '/application',
  summary: 'Applies for a job, with a file where there is one',
  caller: 'anyone',
  body: forms.applicationSchema,
  takesFile: true,
  answer: forms.receiptSchema,
  errors: ['proofRequired', 'idempotencyMismatch'],
} as const satisfies ApiCall

export const requestVirtualSet = {
  name: 'requestVirtualSet',
  method: 'POST',
  path: '/virtual-set',
  summary: 'Asks for a virtual set of one’s own',
  caller: 'anyone',
  body: forms.virtualSetSchema,
  takesFile: true,
  answer: forms.receiptSchema,
  errors: ['proofRequired', 'idempotencyMismatch'],
} as const satisfies ApiCall

export const sendFeedback = {
  name: 'sendFeedback',
  method: 'POST',
  path: '/feedback',
  summary: 'What a client thinks of a project or a session',
  caller: 'anyone',
  body: forms.feedbackSchema,
  answer: forms.receiptSchema,
  errors: ['proofRequired', 'idempotencyMismatch'],
} as const satisfies ApiCall

export const askForVisit = {
  name: 'askForVisit',
  method: 'POST',
  path: '/visit',
  summary: 'Asks for a day on which the studio can be visited',
  caller: 'anyone',
  body: forms.visitSchema,
  answer: forms.receiptSchema,
  errors: ['proofRequired', 'idempotencyMismatch'],
} as const satisfies ApiCall

export const signUpForMail = {
  name: 'signUpForMail',
  method: 'POST',
  path: '/mail-signup',
  summary: 'Asks for the newsletter; a mail asks to confirm',
  caller: 'anyone',
  body: forms.newsletterSchema,
  answer: null,
  errors: ['proofRequired'],
} as const satisfies ApiCall

export const confirmSignUp = {
  name: 'confirmSignUp',
  method: 'POST',
  path: '/mail-signup/confirm',
  summary: 'Confirms the newsletter by the link’s id',
  caller: 'anyone',
  body: verifySchema,
  answer: null,
  errors: ['linkExpired'],
} as const satisfies ApiCall

export const endSignUp = {
  name: 'endSignUp',
  method: 'POST',
  path: '/mail-signup/end',
  summary: 'Ends the newsletter by the link in each of its mails',
  caller: 'anyone',
  body: verifySchema,
  answer: null,
} as const satisfies ApiCall

export const formCalls = [
  openForm,
  sendContact,
  sendInquiry,
  sendApplication,
  requestVirtualSet,
  sendFeedback,
  askForVisit,
  signUpForMail,
  confirmSignUp,
  endSignUp,
] as const
