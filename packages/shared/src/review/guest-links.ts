import { z } from 'zod'
import { optIn, requiredText, secretField } from '../api/fields'
import { idField } from './projects'

/** The possible lifetimes of a guest link in days. */
export const GUEST_LINK_DAYS = [1, 7, 14, 30] as const

export const MIN_PASSPHRASE_LENGTH = 8
const MAX_PASSPHRASE_LENGTH = 100
export const MAX_GUEST_NAME_LENGTH = 60

export const newGuestLinkSchema = z.strictObject({
  /** The recipient of the link, so that staff recognize it in the list. */
  label: requiredText(MAX_GUEST_NAME_LENGTH),
  passphrase: requiredText(MAX_PASSPHRASE_LENGTH).min(MIN_PASSPHRASE_LENGTH, 'tooShort'),
  days: z.literal([...GUEST_LINK_DAYS], 'invalidChoice'),
  mayComment: optIn,
  /** The only version that the link shows. Null shows all versions, including later ones. */
  version: idField.nullable().default(null),
})

export type NewGuestLink = z.output<typeof newGuestLinkSchema>

export const guestLinkSchema = z.object({
  id: z.string(),
  label: z.string(),
  mayComment: z.boolean(),
  /**
   * The only version that the link shows, with a null number if that version was deleted. Null
   * shows all versions.
   */
  version: z.object({ number: z.int().positive().nullable() }).nullable(),
  /**
   * The last part of the link's address. Null for readers who did not create the link, and after it
   * has expired.
   */
  secret: secretField.nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  /** Newest first. */
  visits: z.array(
    z.object({
      name: z.string(),
      enteredAt: z.iso.datetime(),
      /** The time of the visitor's last request, to the minute. */
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
  name: requiredText(MAX_GUEST_NAME_LENGTH),
  passphrase: requiredText(MAX_PASSPHRASE_LENGTH),
})

/** The website stores the token in a cookie that scripts cannot read. */
export const guestVisitSchema = z.object({ visit: secretField, expiresAt: z.iso.datetime() })

export type GuestVisit = z.infer<typeof guestVisitSchema>
