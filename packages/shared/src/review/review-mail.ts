import { z } from 'zod'

/** When somebody is written to about notes and versions: minutes later, each morning, or not at all. */
export const REVIEW_MAIL_CHOICES = ['atOnce', 'daily', 'never'] as const

export const reviewMailSchema = z.enum(REVIEW_MAIL_CHOICES, 'invalidChoice')

export type ReviewMailChoice = z.infer<typeof reviewMailSchema>

export const reviewMailSettingSchema = z.strictObject({ reviewMail: reviewMailSchema })
