import type { Block } from 'payload'
import { heading } from '../fields/texts'

/** Shows the published testimonials of the visitor's country. */
export const testimonialsBlock: Block = { slug: 'testimonials', fields: [heading()] }
