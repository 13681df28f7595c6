import { setTimeout as sleep } from 'node:timers/promises'
import { signedVisitor } from '../../../packages/shared/src/visitor/visitor'
import { someAddress } from '../api-caller'
import { stackUnderTest } from '../stack-under-test'

export interface Attack {
  /**
   * The answer to a call is checked completely. For a page, only that there is an answer is
   * checked.
   */
  kind: 'call' | 'rest' | 'page'
  target: 'cms' | 'web'
  method: string
  /** The path with the query. */
  path: string
  headers: Record<string, string>
  body?: string
}

export interface AttackAnswer {
  status: number
  headers: Headers
  text: string
  /** Milliseconds until the answer was complete. */
  took: number
}

/** Milliseconds after which a request counts as hanging. */
const TIMEOUT_MS = 10_000

/**
 * Sends the request from a new address, so that no rate limit applies.
 * @throws if there is no answer
 */
export async function sendAttack(attack: Attack): Promise<AttackAnswer> {
  const { target, method, path, headers, body } = attack
  const { cmsUrl, webUrl } = stackUnderTest()
  const began = performance.now()
  const ask = () =>
    fetch(`${target === 'cms' ? cmsUrl : webUrl}${path}`, {
      method,
      headers: { ...senderOf(target), ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body }),
    })
  // The request is repeated, because the server may close an idle connection just when it is
  // reused.
  const response = await ask().catch(async (error: unknown) => {
    if (!(error instanceof TypeError)) throw error
    await sleep(50)
    return ask()
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    took: performance.now() - began,
  }
}

function senderOf(target: Attack['target']): Record<string, string> {
  const { webUrl, publishSecret } = stackUnderTest()
  const address = someAddress()
  if (target === 'web') return { origin: webUrl, 'x-forwarded-for': address }
  return signedVisitor({ address, country: null, host: 'localhost' }, publishSecret)
}
