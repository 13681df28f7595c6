import type { PayloadRequest } from 'payload'
import { env } from '../../../platform/env'
import { counterKey } from '../../../platform/rate-limits/limit'
import { limiterFor } from '../../../platform/rate-limits/limiters'

/**
 * The key under which the tokens of the whole site are counted. Single visitors have keys of their
 * own.
 */
const SITE = counterKey('tokens of the guide')

/**
 * The share of the daily tokens that one IP address may use. A whole office may share the address.
 */
const SHARE_OF_ONE = 0.1

/** The number of answers that the model may write at the same time in this process. */
const MAX_AT_ONCE = 6

/** The visitors for whom the model is writing an answer. */
const running = new Set<string>()

/**
 * Reserves the model for one answer. The pages answer instead if the daily tokens of the site or of
 * the visitor are used up or cannot be read, if the model is already answering this visitor, or if
 * it is answering too many others.
 *
 * @returns a function that records the used tokens and never throws, or null if the model may not
 * answer
 */
export async function takeModelTurn(
  req: PayloadRequest,
  address: string,
): Promise<((tokens: number) => Promise<void>) | null> {
  const visitor = counterKey(address)
  if (running.size >= MAX_AT_ONCE || running.has(visitor)) return null
  running.add(visitor)
  if (!(await hasTokensLeft(req, visitor))) {
    running.delete(visitor)
    return null
  }
  return async (tokens) => {
    running.delete(visitor)
    if (tokens > 0) await noteTokens(req, visitor, Math.ceil(tokens))
  }
}

async function hasTokensLeft({ payload }: PayloadRequest, visitor: string): Promise<boolean> {
  const limiter = limiterFor(payload, 'guideTokens')
  const most = env.GUIDE_DAILY_TOKENS
  try {
    const [ofSite, ofVisitor] = await Promise.all([limiter.get(SITE), limiter.get(visitor)])
    const isLeft = (ofSite?.consumedPoints ?? 0) < most
    return isLeft && (ofVisitor?.consumedPoints ?? 0) < most * SHARE_OF_ONE
  } catch (error) {
    payload.logger.error({ err: error, msg: 'What the guide’s model has used cannot be read.' })
    return false
  }
}

async function noteTokens({ payload }: PayloadRequest, visitor: string, tokens: number) {
  const limiter = limiterFor(payload, 'guideTokens')
  try {
    await Promise.all([SITE, visitor].map((key) => limiter.penalty(key, tokens)))
  } catch (error) {
    payload.logger.error({ err: error, msg: 'What the guide’s model has used is not noted.' })
  }
}
