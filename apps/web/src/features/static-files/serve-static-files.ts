import { existsSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import path from 'node:path'
import { beforeNext } from '@studio/shared/requests/before-next'
import send from 'send'
import { acceptedEncoding } from '../encoding/accepted-encoding'

const ADDRESS = /^\/_next\/static\/([^?]+)/

/** What a build makes smaller copies of (`precompress.mjs`). */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

const ENDINGS = { br: '.br', gzip: '.gz', identity: '' }

/** Their names change with what is in them. */
const LIFE = { maxAge: '365 days', immutable: true }

/** As `send` reports it. */
interface Refusal {
  status: number
  headers?: OutgoingHttpHeaders
}

interface Options {
  folder: string
  /** What each answer of the site carries. */
  headers: { key: string; value: string }[]
}

/**
 * Sends scripts, styles and fonts before Next does, in the copies that the build has
 * compressed: Next goes through all rules for addresses first, and a script would be
 * compressed again for each visitor. For one that is not there Next would make a whole
 * page, and have caches keep it for an hour.
 */
export function serveStaticFiles(options: Options): void {
  const names = filesIn(options.folder)
  beforeNext((request, response, askNext) => {
    const name = ADDRESS.exec(request.url ?? '')?.[1]
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (name === undefined || !isRead) askNext()
    else if (names.has(name)) sendFile(request, response, { ...options, name, names })
    else refuse(response, { status: 404 }, options.headers)
  })
}

function filesIn(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile())
  return new Set(files.map((name) => name.split(path.sep).join('/')))
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, headers, name, names }: Options & { name: string; names: Set<string> },
): void {
  const type = TYPES[path.extname(name)]
  const encoding = type ? acceptedEncoding(request.headers['accept-encoding']) : 'identity'
  const copy = name + ENDINGS[encoding]
  const isCopied = encoding !== 'identity' && names.has(copy)
  send(request, isCopied ? copy : name, { root: folder, index: false, ...LIFE })
    .on('headers', () => {
      for (const { key, value } of headers) response.setHeader(key, value)
      if (!type) return
      response.setHeader('Content-Type', type)
      response.setHeader('Vary', 'Accept-Encoding')
      if (isCopied) response.setHeader('Content-Encoding', encoding)
    })
    .on('error', (error: Refusal) => {
      if (response.headersSent) response.destroy()
      else refuse(response, error, headers)
    })
    .pipe(response)
}

/** In a word, for a browser that looks for a script; no cache is to keep it. */
function refuse(response: ServerResponse, refusal: Refusal, headers: Options['headers']): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  for (const { key, value } of headers) response.setHeader(key, value)
  response.setHeader('Cache-Control', 'no-store')
  const status = refusal.status >= 500 ? 503 : refusal.status
  response.writeHead(status, { ...refusal.headers, 'Content-Length': 0 }).end()
}
