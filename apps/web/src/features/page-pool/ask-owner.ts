import { Agent, request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

/** Longer than a page takes while the CMS does not answer, in milliseconds. */
const PATIENCE = 20_000
/** Connections are given up before the other side closes them, which it does after five idle seconds. */
const agent = new Agent({ keepAlive: true, timeout: 3_000 })
/** The status of a page for which the CMS gives no answer. */
const CANNOT_BE_MADE = 503
/** What holds between two machines only. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive'])

/** Lets another process answer; where it does not, or cannot, `answerHere` has to. */
export function askOwner(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  answerHere: () => void,
): void {
  const { method, headers, url = '/' } = request
  const asked = openRequest(origin + url, { method, headers, agent, timeout: PATIENCE })
  asked.on('response', (answer) => {
    if (answer.statusCode === CANNOT_BE_MADE) {
      // A copy may be here from the time before the owner was up.
      answer.resume()
      answerHere()
      return
    }
    response.writeHead(answer.statusCode ?? 502, ownHeaders(answer.rawHeaders))
    pipeline(answer, response, () => undefined)
  })
  asked.on('timeout', () => {
    // The agent's shorter time is for idle connections: this one had its own.
    asked.destroy(new Error('timeout'))
  })
  asked.on('error', () => {
    if (response.headersSent) response.destroy()
    else answerHere()
  })
  response.on('close', () => {
    if (!response.writableEnded) asked.destroy()
  })
  asked.end()
}

/** @param raw names and values in turn */
function ownHeaders(raw: string[]): string[] {
  const kept: string[] = []
  for (let index = 0; index < raw.length; index += 2) {
    const [name = '', value = ''] = raw.slice(index, index + 2)
    if (!OF_THE_CONNECTION.has(name.toLowerCase())) kept.push(name, value)
  }
  return kept
}
