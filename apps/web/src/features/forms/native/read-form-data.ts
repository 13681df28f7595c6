import { MAX_FILE_BYTES } from '@studio/shared/api/limits'
import { apiError } from '@/lib/http'
import { readBytes } from '@studio/shared/requests/bodies'

/** Size limit of all fields together, without the file. */
const MAX_FIELDS_BYTES = 128 * 1024

/**
 * Reads a submitted form.
 * @returns an error response if the form is too large or malformed
 */
export async function readFormData(
  request: Request,
  takesFile: boolean,
): Promise<FormData | Response> {
  const limit = MAX_FIELDS_BYTES + (takesFile ? MAX_FILE_BYTES : 0)
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readBytes(request, limit)
  if (!bytes) return apiError(413, 'tooLarge')
  try {
    return await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': type },
    }).formData()
  } catch {
    return apiError(400, 'invalidBody')
  }
}
