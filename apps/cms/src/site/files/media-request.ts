import { FILE_LENGTH } from '@studio/shared/requests/bodies'

interface File {
  size: number
  /** A strong validator, which is equal only for identical bytes. */
  etag: string
}

interface Answer {
  status: 200 | 206 | 304 | 416
  /** The bytes to send, or null for an empty file and for responses without a body. */
  bytes: ByteRange | null
  headers: Record<string, string>
}

/**
 * Plans the response to a request for a file. It considers the request's conditions and its range
 * (RFC 9110, sections 13.2.2 and 14).
 */
export function planAnswer(method: string | undefined, asked: Headers, file: File): Answer {
  if (isKnown(asked.get('if-none-match'), file.etag)) {
    return { status: 304, bytes: null, headers: {} }
  }
  const range = mayTakeRange(method, asked, file) ? readRange(asked.get('range'), file.size) : null
  if (range === 'unsatisfiable') {
    return { status: 416, bytes: null, headers: { 'Content-Range': `bytes */${file.size}` } }
  }
  const whole = file.size > 0 ? { start: 0, end: file.size - 1 } : null
  const bytes = range ?? whole
  const length = bytes ? bytes.end - bytes.start + 1 : 0
  return {
    status: range ? 206 : 200,
    bytes: method === 'HEAD' ? null : bytes,
    headers: {
      [FILE_LENGTH]: String(length),
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${file.size}` }),
    },
  }
}

/**
 * A range is valid only in a GET request, and only while the file has not changed since the first
 * part was sent.
 */
function mayTakeRange(method: string | undefined, asked: Headers, { etag }: File): boolean {
  const begunWith = asked.get('if-range')
  return method === 'GET' && (begunWith === null || begunWith === etag)
}

/** RFC 9110 requires a weak comparison for this condition. */
function isKnown(condition: string | null, etag: string): boolean {
  if (condition === null) return false
  const known = condition.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes('*') || known.includes(etag)
}

/** The first and the last byte of a range, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a `Range` header (RFC 9110) with a single range.
 *
 * @returns null if the whole file must be sent, because there is no header or an unsupported one,
 * which RFC 9110 says to ignore
 */
export function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (start >= size) return 'unsatisfiable'
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return end < start ? null : { start, end }
}
