import { attachment } from '../../api/respond'

/** Saved by the browser, and kept nowhere else: what it says is true of this moment. */
export function documentResponse(bytes: Uint8Array, name: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachment(name),
      'Cache-Control': 'private, no-store',
    },
  })
}
