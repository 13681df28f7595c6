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

/**
 * A page load. `html` decompresses only when it is called, because real visitors do that on their
 * own machines.
 */
export interface Load {
  etag: string
  html: () => Promise<string>
}

const TIMEOUT_MS = 30_000
const unpack = promisify(gunzip)
/**
 * This timeout is shorter than the server's five seconds, so the server never closes a connection
 * that is about to be reused.
 */
const agent = new Agent({ keepAlive: true, timeout: 3_000 })

/**
 * Loads one address completely, as a visitor from one country.
 * @throws unless the status is 200
 */
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
    const asked = request(address, { agent, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    asked.on('response', resolve).on('error', reject).end()
  })
}
