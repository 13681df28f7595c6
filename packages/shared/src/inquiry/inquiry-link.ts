import { readPublicPath } from '../paths'
import { pathOf } from '../routes/manifest'
import { TOPIC_FIELD, type Topic } from './topics'

/** The element that holds the contact form, wherever an editor put it on the page. */
export const INQUIRY_PLACE = 'write'

/**
 * A link as it is, or, where it leads to the contact page, one that brings along what it was
 * pressed on: the form then opens with it chosen. A place that the link names is kept.
 */
export function inquiryLink(href: string, topic: Topic | null): string {
  if (topic === null || href.includes('?')) return href
  const [address = '', place] = href.split('#')
  if (!address.startsWith('/') || readPublicPath(address).path !== pathOf('contact')) return href
  return `${address}?${TOPIC_FIELD}=${topic}#${place ?? INQUIRY_PLACE}`
}
