import { z } from 'zod'
import { optIn, requiredText, secretField } from '../api/fields'
import { idField } from './projects'

/** Days that a guest link can be good for. */
export const GUEST_LINK_DAYS = [1, 7, 14, 30] as const

export const SHORTEST_PASSPHRASE = 8
const LONGEST_PASSPHRASE = 100
export const LONGEST_GUEST_NAME = 60

export const newGuestLinkSchema = z.strictObject({
  /** For whom it is, so that it is found again in the list. */
  label: requiredText(LONGEST_GUEST_NAME),
  passphrase: requiredText(LONGEST_PASSPHRASE).min(SHORTEST_PASSPHRASE, 'tooShort'),
  days: z.literal([...GUEST_LINK_DAYS], 'invalidChoice'),
  mayComment: optIn,
  /** The only version that it shows; null: all, new ones too. */
  version: idField.nullable().default(null),
})

export type NewGuestLink = z.output<typeof newGuestLinkSchema>

export const guestLinkSchema = z.object({
  id: z.string(),
  label: z.string(),
  mayComment: z.boolean(),
  /** The only one that it shows, with the number null where that is gone; null: all of them. */
  version: z.object({ number: z.int().positive().nullable() }).nullable(),
  /** What its address ends with, for whoever made it, as long as it is open; else null. */
  secret: secretField.nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  /** Newest first. */
  visits: z.array(
    z.object({
      name: z.string(),
      enteredAt: z.iso.datetime(),
      /** When something was last asked for, to the minute. */
      seenAt: z.iso.datetime(),
    }),
  ),
})

export type GuestLink = z.infer<typeof guestLinkSchema>

/** Newest first. */
export const guestLinksSchema = z.object({ links: z.array(guestLinkSchema) })

/** The list after a link was created, with the new link's secret. */
export const madeGuestLinkSchema = guestLinksSchema.extend({ secret: secretField })

export const guestEntrySchema = z.strictObject({
  name: requiredText(LONGEST_GUEST_NAME),
  passphrase: requiredText(LONGEST_PASSPHRASE),
})

/** Kept by the website in a cookie that no script can read. */
export const guestVisitSchema = z.object({ visit: secretField, expiresAt: z.iso.datetime() })

export type GuestVisit = z.infer<typeof guestVisitSchema>
