import { readPublicPath } from '../paths'
import { pathOf } from '../routes/manifest'
import { TOPIC_FIELD, type Topic } from './topics'

/** The id of the element with the contact form, wherever an editor has put it on the page. */
export const INQUIRY_PLACE = 'write'

/**
 * Adds a topic to a link to the contact page, so that the form opens with this topic selected.
 * Other links stay unchanged, and so does the fragment of a link.
 */
export function inquiryLink(href: string, topic: Topic | null): string {
  if (topic === null || href.includes('?')) return href
  const [address = '', place] = href.split('#')
  if (!address.startsWith('/') || readPublicPath(address).path !== pathOf('contact')) return href
  return `${address}?${TOPIC_FIELD}=${topic}#${place ?? INQUIRY_PLACE}`
}
