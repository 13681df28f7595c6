import { Agent, request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { publicPath } from '../../packages/shared/src/paths'
import { toLocale } from '../../packages/shared/src/locales'

export interface Variant {
  country: string
  locale: string
  path: string
}

/** A page load. Unpacking is left to who wants to read: real visitors do it on their own machines. */
export interface Load {
  etag: string
  html: () => Promise<string>
}

const TIMEOUT = 30_000
const unpack = promisify(gunzip)
/** Connections are given up before the server closes them, which it does after five idle seconds. */
const agent = new Agent({ keepAlive: true, timeout: 3_000 })

/** What a visitor of one country gets at one address, to its last byte. Throws on anything but a page. */
export async function open(webUrl: string, { country, locale, path }: Variant): Promise<Load> {
  const address = `${webUrl}${publicPath(toLocale(locale), path)}`
  const response = await get(address, {
    cookie: `country=${country}`,
    'accept-encoding': 'gzip',
  })
  const body = await buffer(response)
  if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}`)
  const isPacked = response.headers['content-encoding'] === 'gzip'
  return {
    etag: response.headers.etag ?? '',
    html: async () => (isPacked ? await unpack(body) : body).toString(),
  }
}

function get(address: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, headers, signal: AbortSignal.timeout(TIMEOUT) })
    asked.on('response', resolve).on('error', reject).end()
  })
}
