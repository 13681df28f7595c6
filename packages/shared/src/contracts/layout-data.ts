import { z } from 'zod'
import { SERVICE_IDS, type ServiceId } from '../third-parties'
import { contactSchema } from './common'
import { footerSchema, headerSchema } from './menus'

const idOf = (service: ServiceId) => z.string().regex(SERVICE_IDS[service]).nullable()

/** The third-party services in the visitor's country. Null means off. */
export const thirdPartiesSchema = z.object({
  tagManager: idOf('tagManager'),
  analytics: idOf('analytics'),
  ads: z.array(
    z.object({
      id: z.string().regex(SERVICE_IDS.ads),
      /** The conversion, and the page that counts it, such as the thank-you page. */
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

const linkSchema = z.object({ label: z.string(), href: z.string(), isExternal: z.boolean() })

/** An editor's text. Null means the site's own text. */
const words = z.string().nullable()

export const layoutDataSchema = z.object({
  studioName: z.string(),
  /** One or two sentences on what the studio does. */
  mission: z.string(),
  header: headerSchema,
  footer: footerSchema,
  /** The login's path, null while there are no accounts. */
  loginHref: z.string().nullable(),
  contact: contactSchema,
  badges: z.array(z.string()),
  social: z.array(z.object({ network: z.string(), href: z.string() })),
  foundedYear: z.int(),
  /** The sister company's site, and the question before a link to it. Null without such a site. */
  storyboards: z
    .object({
      href: z.string(),
      title: words,
      text: words,
      leave: words,
      stay: words,
    })
    .nullable(),
  cookieNotice: z.object({ title: words, text: words, policy: linkSchema.nullable() }),
  thirdParties: thirdPartiesSchema,
})

export type LayoutData = z.infer<typeof layoutDataSchema>
