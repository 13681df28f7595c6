import type { PayloadRequest } from 'payload'

/** What apps and devices show beside the account. */
export async function studioName(req: PayloadRequest): Promise<string> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  return settings.studioName
}
