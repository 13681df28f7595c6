import { publicPath } from '../../packages/shared/src/paths'
import { toLocale } from '../../packages/shared/src/locales'

export interface Variant {
  country: string
  locale: string
  path: string
}

/** What a visitor of one country gets at one address. Throws on anything but a page. */
export async function open(webUrl: string, variant: Variant): Promise<string> {
  return (await openAgain(webUrl, variant, null)).html ?? ''
}

interface Look {
  /** Null where the page is still the one with that tag. */
  html: string | null
  etag: string | null
}

/** As a browser looks again at a page that it has: an unchanged one is not sent once more. */
export async function openAgain(
  webUrl: string,
  { country, locale, path }: Variant,
  etag: string | null,
): Promise<Look> {
  const address = `${webUrl}${publicPath(toLocale(locale), path)}`
  const response = await fetch(address, {
    headers: { cookie: `country=${country}`, ...(etag && { 'if-none-match': etag }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  })
  if (response.status === 304) return { html: null, etag }
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return { html, etag: response.headers.get('etag') }
}
