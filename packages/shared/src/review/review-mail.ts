import { z } from 'zod'

/** How often mail about notes and versions is sent: after some minutes, each morning, or never. */
export const REVIEW_MAIL_CHOICES = ['atOnce', 'daily', 'never'] as const

export const reviewMailSchema = z.enum(REVIEW_MAIL_CHOICES, 'invalidChoice')

export type ReviewMailChoice = z.infer<typeof reviewMailSchema>

export const reviewMailSettingSchema = z.strictObject({ reviewMail: reviewMailSchema })
