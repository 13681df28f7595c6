import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

interface LongAnswer {
  status: number
  text: string
  /** Bytes that the server took before it answered or hung up. */
  taken: number
}

const CHUNK = Buffer.alloc(64 * 1024, ' ')
const MOST = 30 * 1024 * 1024

/** After so many bytes a patient sender listens before it goes on. */
const A_BREATH = 1024 * 1024

/**
 * Sends up to 30 MB in chunks, without saying how much it will be, until an answer comes.
 *
 * @param patience milliseconds that each megabyte waits for an answer: without them the system's
 * buffers take megabytes more while the answer is on its way, the more the busier the machine is.
 */
export async function sendLongBody(
  url: string,
  headers: Record<string, string>,
  patience = 0,
): Promise<LongAnswer> {
  const request = http.request(url, { method: 'POST', headers })
  const seen: { answer?: http.IncomingMessage; isOver: boolean } = { isOver: false }
  const answered = new Promise<void>((resolve) => {
    request.on('response', (response) => {
      Object.assign(seen, { answer: response, isOver: true })
      resolve()
    })
    // It hung up.
    request.on('error', () => {
      seen.isOver = true
      resolve()
    })
  })
  const isOver = () => seen.isOver
  let taken = 0
  while (!isOver() && taken < MOST) {
    taken += CHUNK.byteLength
    if (!request.write(CHUNK)) await Promise.race([once(request, 'drain'), answered])
    if (patience && taken % A_BREATH === 0) await Promise.race([sleep(patience), answered])
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
