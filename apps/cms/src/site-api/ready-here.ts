import type { Where } from 'payload'
import type { PublishedReader } from './reader'

/** A list names what can be read in its language. */
export function readyHere({ contentLocale }: PublishedReader): Where {
  return { readyLocales: { in: [contentLocale] } }
}
