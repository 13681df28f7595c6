import { z } from 'zod'

/** How the studio is reached from a country, or in a city. */
export const contactSchema = z.object({
  /** As a person reads it. */
  phone: z.string(),
  /** As a `tel:` link needs it. */
  phoneHref: z.string(),
  email: z.string(),
  address: z.string().nullable(),
})

export type Contact = z.infer<typeof contactSchema>
