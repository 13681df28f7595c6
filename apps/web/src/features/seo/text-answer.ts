import { createHash } from 'node:crypto'

/** Answers with a generated text. A reader that already has it gets a 304. */
export function textAnswer(request: Request, text: string, type: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    ETag: etag,
  }
  if (known?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers })
}
