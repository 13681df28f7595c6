import { publicPath } from '../../packages/shared/src/paths'
import { toLocale } from '../../packages/shared/src/locales'

export interface Variant {
  country: string
  locale: string
  path: string
}

/** What a visitor of one country gets at one address. Throws on anything but a page. */
export async function open(webUrl: string, { country, locale, path }: Variant): Promise<string> {
  const address = `${webUrl}${publicPath(toLocale(locale), path)}`
  const response = await fetch(address, {
    // As they are: this machine has to make the pages, and should not compress them for us as well.
    headers: { cookie: `country=${country}`, 'accept-encoding': 'identity' },
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  })
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return html
}
