import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Heard {
  line: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Said {
  status: number
  body: string
  headers?: Record<string, string>
}

/**
 * Starts a fake CMS that sends prepared answers and records the requests. It also sets the app's
 * environment.
 */
export async function startStandInCms() {
  const state: { heard: Heard[]; says: Said } = { heard: [], says: { status: 200, body: '{}' } }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      state.heard.push({ line: `${method} ${url}`, headers, body })
      const { status, headers: more, body: answer } = state.says
      response.writeHead(status, { 'content-type': 'application/json', ...more })
      response.end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    CMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    SITE_URL: 'http://studio.test',
    PUBLISH_SECRET: 'x'.repeat(32),
  })
  const forget = () => Object.assign(state, { heard: [], says: { status: 200, body: '{}' } })
  return Object.assign(state, { forget, stop: () => void server.close() })
}

/** The CMS's response to a login. */
export const CREDENTIALS = {
  token: 't'.repeat(43),
  adminKey: 'k'.repeat(43),
  adminId: '7',
  remember: false,
  user: {
    id: '7',
    name: 'Jo',
    email: 'jo@client.example',
    company: null,
    locale: 'en',
    isStaff: false,
    isVerified: true,
    receivesUpdates: false,
    reviewMail: 'atOnce' as const,
  },
}
