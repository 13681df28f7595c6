import { z } from 'zod'

/** React reads a text that begins with this sign as a reference. */
const plainText = z.string().regex(/^[^$]/)

/** References to a function, or to what every object inherits, which React fails to follow. */
const BROKEN_REFERENCE = /"\$(?:F|h|[^"]*:(?:__proto__|constructor|prototype)[:"])/

/** Payload's admin calls its functions by a name, and the choice of a language by the language. */
const callSchema = z.union([
  z.tuple([z.object({ name: z.string(), args: z.unknown() })]),
  z.tuple([plainText, plainText]),
  z.tuple([plainText]),
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
    if (typeof text !== 'string' || BROKEN_REFERENCE.test(text)) return false
    return callSchema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
