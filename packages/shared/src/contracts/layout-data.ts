import { z } from 'zod'
import { SERVICE_IDS, type ServiceId } from '../third-parties'
import { companySchema } from './company'
import { contactSchema } from './common'
import { footerSchema, headerSchema } from './menus'

const idOf = (service: ServiceId) => z.string().regex(SERVICE_IDS[service]).nullable()

/** The third-party services in the visitor's country. A service that is null is off. */
export const thirdPartiesSchema = z.object({
  tagManager: idOf('tagManager'),
  analytics: idOf('analytics'),
  ads: z.array(
    z.object({
      id: z.string().regex(SERVICE_IDS.ads),
      /**
       * The conversion, and the address of the page on which it is counted, such as the thank-you
       * page.
       */
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

/** An editor's text. Null stands for the site's own text. */
const words = z.string().nullable()

export const layoutDataSchema = z.object({
  studioName: z.string(),
  /** One or two sentences on what the studio does. */
  mission: z.string(),
  header: headerSchema,
  footer: footerSchema,
  /** The path of the login, or null while there are no accounts. */
  loginHref: z.string().nullable(),
  contact: contactSchema,
  /** The company behind the site, or null while its name is unknown. */
  company: companySchema.nullable(),
  /** The contacts of all countries, with the country's ISO code. */
  contactPoints: z.array(z.object({ area: z.string(), phone: z.string(), email: z.string() })),
  /** The paths of legal pages, which every page links to. Null if the page is not published. */
  legalPages: z.object({
    notice: z.string().nullable(),
    privacy: z.string().nullable(),
    accessibility: z.string().nullable(),
  }),
  badges: z.array(z.string()),
  social: z.array(z.object({ network: z.string(), href: z.string() })),
  foundedYear: z.int(),
  /**
   * The sister company's site, and the question that is asked before a link to it is followed. Null
   * if there is no such site.
   */
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
