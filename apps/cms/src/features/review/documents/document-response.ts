import { attachment } from '../../../platform/lib/respond'

/** Creates a download that is not cached, because its content can change at any time. */
export function documentResponse(bytes: Uint8Array, name: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachment(name),
      'Cache-Control': 'private, no-store',
    },
  })
}
