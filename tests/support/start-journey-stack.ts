import { writeStackUnderTest } from './stack-under-test'
import { startTestStack } from './test-stack'

/** The journeys share one stack: it is started before the first and stopped after the last. */
export default async function startJourneyStack(): Promise<() => Promise<void>> {
  const stack = await startTestStack()
  writeStackUnderTest(stack)
  return () => stack.stop()
}
