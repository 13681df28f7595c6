import 'server-only'
import { publicPath, readPublicPath } from '@studio/shared/paths'
import { readBody } from '@/lib/http'
import { endPreview } from './preview-cookie'

const MAX_BODY = 4096

/** Ends the preview and redirects to the public page at the same path. */
export async function leavePreview(request: Request): Promise<Response> {
  const form = new URLSearchParams((await readBody(request, MAX_BODY)) ?? '')
  await endPreview()
  const { locale, path } = readPublicPath(form.get('from') ?? '')
  const target = publicPath(locale, path.split('/').map(encodeURIComponent).join('/'))
  return new Response(null, {
    status: 303,
    headers: { 'Cache-Control': 'no-store', Location: target },
  })
}
