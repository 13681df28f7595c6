import { z } from 'zod'

/** Payload's admin calls its functions by a name, and the choice of a language by the language. */
const callSchema = z.union([
  z.tuple([z.object({ name: z.string(), args: z.unknown() })]),
  z.tuple([z.string(), z.string()]),
  z.tuple([z.string()]),
])

/** The field of a form with the arguments; other fields are its files. */
const ROOT = '0'

/**
 * Checks the body of a call of a server function, because Next answers a body that it cannot read
 * with status 500.
 */
export async function isFunctionBody(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? ''
  try {
    const text = type.startsWith('multipart/form-data')
      ? (await request.formData()).get(ROOT)
      : await request.text()
    return typeof text === 'string' && callSchema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
