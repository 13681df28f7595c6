import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

interface LongAnswer {
  status: number
  text: string
  /** The number of bytes sent until the server answered or closed the connection. */
  taken: number
}

const CHUNK = Buffer.alloc(64 * 1024, ' ')
const MAX_BYTES = 30 * 1024 * 1024

/** The number of bytes after which the sender pauses for an answer, if `waitMs` is set. */
const WAIT_EVERY_BYTES = 1024 * 1024

/**
 * Sends up to 30 MB in chunks without a content length, until an answer comes.
 * @param waitMs milliseconds to wait for an answer after each megabyte; without a wait the system's
 * buffers take more megabytes while the answer is on its way
 */
export async function sendLongBody(
  url: string,
  headers: Record<string, string>,
  waitMs = 0,
): Promise<LongAnswer> {
  const request = http.request(url, { method: 'POST', headers })
  const seen: { answer?: http.IncomingMessage; isOver: boolean } = { isOver: false }
  const answered = new Promise<void>((resolve) => {
    request.on('response', (response) => {
      Object.assign(seen, { answer: response, isOver: true })
      resolve()
    })
    // The server has closed the connection, which is a valid refusal.
    request.on('error', () => {
      seen.isOver = true
      resolve()
    })
  })
  const isOver = () => seen.isOver
  let taken = 0
  while (!isOver() && taken < MAX_BYTES) {
    taken += CHUNK.byteLength
    if (!request.write(CHUNK)) await Promise.race([once(request, 'drain'), answered])
    if (waitMs && taken % WAIT_EVERY_BYTES === 0) await Promise.race([sleep(waitMs), answered])
  }
  if (!isOver()) request.end()
  await answered
  const text = seen.answer ? await textOf(seen.answer) : ''
  request.destroy()
  return { status: seen.answer?.statusCode ?? 0, text, taken }
}

async function textOf(response: http.IncomingMessage): Promise<string> {
  response.setEncoding('utf8')
  let text = ''
  for await (const part of response) text += String(part)
  return text
}
