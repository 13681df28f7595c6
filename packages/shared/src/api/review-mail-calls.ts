import { z } from 'zod'
import { reviewMailSettingSchema } from '../review/review-mail'
import { accountSchema } from './account'
import type { ApiCall } from './call'

/** The secret in a mail's link, which gives access only to this setting of one person. */
const linkParameters = z.strictObject({ link: z.string().regex(/^[\w-]{1,64}$/, 'wrongType') })

export const chooseReviewMail = {
  name: 'chooseReviewMail',
  method: 'PATCH',
  path: '/review-mail',
  summary: 'Says when one wants mail about notes and versions: at once, daily or never',
  caller: 'account',
  body: reviewMailSettingSchema,
  answer: accountSchema,
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

export const reviewMailCalls = [chooseReviewMail, readReviewMail, endReviewMail] as const
