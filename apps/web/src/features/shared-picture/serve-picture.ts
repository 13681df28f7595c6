import 'server-only'
import { env } from '@/env'
import { apiError } from '@/lib/http'
import { loadPage } from '@/cms/load-page'
import { drawPicture } from './draw-picture'
import { pictureAddress, readPictureAddress } from './picture-address'
import { planPicture } from './picture-plan'
import { SharedPictureCache } from './shared-picture-cache'

const cache = new SharedPictureCache()

/**
 * Serves a page's picture for shared links, only at signed addresses. The content comes from the
 * page and not from the address.
 */
export async function servePicture(request: Request, segments: string[]): Promise<Response> {
  const secret = env().PUBLISH_SECRET
  const asked = readPictureAddress(segments, secret)
  if (!asked) return apiError(404, 'notFound')
  const { address, pathname } = asked
  const known = cache.find(pathname)
  if (known) return answer(request, pathname, known)

  const loaded = await loadPage(address.country, address.locale, address.path)
  if (!loaded) return apiError(503, 'cmsUnavailable', { 'Retry-After': '5' })
  if (loaded.view.kind !== 'page') return apiError(404, 'notFound')
  const plan = planPicture(loaded.view, loaded.shell, address)
  const current = pictureAddress(plan, address, secret)
  // The page has changed since the address was made, so the old address redirects to the present
  // picture.
  if (current !== pathname) return redirect(current)
  return answer(request, pathname, await cache.make(pathname, () => drawPicture(plan)))
}

function redirect(to: string): Response {
  return new Response(null, { status: 307, headers: { Location: to, 'Cache-Control': 'no-store' } })
}

function answer(request: Request, pathname: string, picture: Buffer): Response {
  const headers = {
    'Content-Type': 'image/jpeg',
    'Content-Length': String(picture.byteLength),
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${pathname.split('/')[3] ?? ''}"`,
  }
  if (request.headers.get('if-none-match') === headers.ETag) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(new Uint8Array(picture), { headers })
}
