import type { Block } from 'payload'
import { heading, intro } from '../fields/texts'

/** Phone, e-mail and address of the visitor's country, from the site settings. */
export const contactDetails: Block = { slug: 'contactDetails', fields: [heading(), intro()] }
