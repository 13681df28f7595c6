import { z } from 'zod'
import type { CmsClient } from './cms-client'

const foundSchema = z.object({
  docs: z.array(z.object({ id: z.number(), filename: z.string(), fileVersion: z.string() })),
})

export async function findMedia(cms: CmsClient, key: string) {
  const answer = await cms.call('GET', `/media?where[seedKey][equals]=${key}&depth=0`)
  const [media] = foundSchema.parse(answer).docs
  if (!media) throw new Error(`There is no picture “${key}”.`)
  return media
}

/** Rich text as the editor stores it, long enough to scroll. */
export function paragraphs(count: number): object {
  const text = { type: 'text', version: 1, text: 'Words beside a picture. '.repeat(30), format: 0 }
  const paragraph = { type: 'paragraph', version: 1, children: [text], direction: null, format: '' }
  const children = Array.from({ length: count }, () => paragraph)
  const root = { type: 'root', version: 1, indent: 0, format: '', direction: null, children }
  return { root }
}
