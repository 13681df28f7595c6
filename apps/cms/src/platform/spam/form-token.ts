import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The format `<milliseconds, base 36>.<random>.<signature>`. */
const SHAPE = /^([0-9a-z]{1,11})\.([\w-]{12})\.([\w-]{43})$/

/** Signs the time at which a form was opened, so that a bot cannot invent another time. */
export function makeFormToken(key: string, openedAt: number): string {
  const content = `${openedAt.toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${content}.${signature(content, key)}`
}

/**
 * @returns the time at which the form was opened, in milliseconds since 1970, or null for an
 * invalid token
 */
export function readFormToken(key: string, token: string): number | null {
  const match = SHAPE.exec(token)
  if (!match) return null
  const [, openedAt = '', nonce = '', given = ''] = match
  const expected = Buffer.from(signature(`${openedAt}.${nonce}`, key))
  const isOurs = timingSafeEqual(Buffer.from(given), expected)
  return isOurs ? Number.parseInt(openedAt, 36) : null
}

function signature(content: string, key: string): string {
  return createHmac('sha256', key).update(content).digest('base64url')
}
