import { z } from 'zod'

/** The intervals of mail about notes and versions: after some minutes, each morning, or never. */
export const REVIEW_MAIL_CHOICES = ['atOnce', 'daily', 'never'] as const

export const reviewMailSchema = z.enum(REVIEW_MAIL_CHOICES, 'invalidChoice')

export type ReviewMailChoice = z.infer<typeof reviewMailSchema>

export const reviewMailSettingSchema = z.strictObject({ reviewMail: reviewMailSchema })
