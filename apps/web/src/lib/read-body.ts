import { readBytes } from '@studio/shared/requests/bodies'

/** The body as text, or null where it is longer than `limit` bytes. */
export async function readBody(request: Request, limit: number): Promise<string | null> {
  return (await readBytes(request, limit))?.toString('utf8') ?? null
}
