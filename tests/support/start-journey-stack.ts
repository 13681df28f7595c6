import { writeStackUnderTest } from './stack-under-test'
import { startTestStack } from './test-stack'

/**
 * The journeys share one stack: it is started before the first and stopped after the last.
 * They stand for its proxy, so that a test can come from an address of its own.
 */
export default async function startJourneyStack(): Promise<() => Promise<void>> {
  const stack = await startTestStack({ trustedProxies: '127.0.0.1,::1' })
  writeStackUnderTest(stack)
  return () => stack.stop()
}
