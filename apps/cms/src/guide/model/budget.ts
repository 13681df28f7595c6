import type { PayloadRequest } from 'payload'
import { env } from '../../env'
import { counterKey } from '../../rate-limits/limit'
import { limiterFor } from '../../rate-limits/limiters'

/** Key of the count for the whole site, beside those of single visitors. */
const SITE = counterKey('tokens of the guide')

/** Share of the daily tokens that one address may use; a whole office may share that address. */
const SHARE_OF_ONE = 0.1

/** Answers that the model may write at the same time in this process. */
const MAX_AT_ONCE = 6

/** Visitors for whom an answer is being made. */
const running = new Set<string>()

/**
 * Reserves the model for one answer. Refused if the day's tokens of the site or of the visitor are
 * used up or cannot be read, if the model is already answering this visitor, or if it is answering
 * too many others. The pages answer then.
 *
 * @returns a function that records the used tokens and never throws; null if refused
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
