import { z } from 'zod'
import { SERVICE_IDS, type ServiceId } from '../third-parties'

const idOf = (service: ServiceId) => z.string().regex(SERVICE_IDS[service]).nullable()

/** Others' services that the studio uses in the visitor's country; null is off. */
export const thirdPartiesSchema = z.object({
  tagManager: idOf('tagManager'),
  analytics: idOf('analytics'),
  ads: z.array(
    z.object({
      id: z.string().regex(SERVICE_IDS.ads),
      /** What is counted, and the page on which it is, such as the one that says thank you. */
      conversion: z
        .object({ label: z.string().regex(SERVICE_IDS.adsLabel), href: z.string() })
        .nullable(),
    }),
  ),
  socialPixel: idOf('socialPixel'),
  professionalNetwork: idOf('professionalNetwork'),
  chat: idOf('chat'),
})

export type ThirdParties = z.infer<typeof thirdPartiesSchema>
