import { setTimeout as sleep } from 'node:timers/promises'
import { signedVisitor } from '../../../packages/shared/src/visitor/visitor'
import { someAddress } from '../api-caller'
import { stackUnderTest } from '../stack-under-test'

/** One request that nobody should send. */
export interface Attack {
  /** Of calls the answer is checked to the letter; of pages, that there is one. */
  kind: 'call' | 'rest' | 'page'
  target: 'cms' | 'web'
  method: string
  /** From the host on, with its query. */
  path: string
  headers: Record<string, string>
  body?: string
}

export interface AttackAnswer {
  status: number
  headers: Headers
  text: string
  /** Milliseconds until the whole answer was there. */
  took: number
}

/** Whatever takes longer hangs. */
const LONGEST = 10_000

/** From an address that no limit has seen; throws where no answer comes. */
export async function sendAttack(attack: Attack): Promise<AttackAnswer> {
  const { target, method, path, headers, body } = attack
  const { cmsUrl, webUrl } = stackUnderTest()
  const began = performance.now()
  const ask = () =>
    fetch(`${target === 'cms' ? cmsUrl : webUrl}${path}`, {
      method,
      headers: { ...senderOf(target), ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST),
      ...(body !== undefined && { body }),
    })
  // A connection that has rested may be closed by the server at the very moment of its next use.
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
