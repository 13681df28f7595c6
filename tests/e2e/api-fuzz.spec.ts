import { ERROR_CODES } from '../../packages/shared/src/api/codes'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { attacks, type Attack } from '../support/api-attacks'
import { callCms, callWeb, type ApiAnswer } from '../support/api-caller'
import { stackUnderTest } from '../support/stack-under-test'

const REQUESTS = 5_000
const AT_ONCE = 10
/** Every fifth goes through the website's own `/api`. */
const WEB_EVERY = 5

/** What no answer may hold: how the product is made, where it lies, what it asks its database. */
const LEAKS =
  /\n\s+at |node_modules|\.tsx?:\d|\/apps\/cms|select .* from|insert into|violates|relation "|DrizzleError|DatabaseError|PayloadError|ZodError|TypeError|ECONN|postgres(ql)?:\/\//i

function problemOf({ status, text, code, headers }: ApiAnswer): string | null {
  if (status >= 500) return `a ${status}`
  const leak = LEAKS.exec(text)
  if (leak) return `a leak: ${leak[0]}`
  if (text.includes(stackUnderTest().publishSecret)) return 'a secret'
  if (status < 400) return null
  const isOurs = code !== null && ERROR_CODES.some((known) => known === code)
  if (text !== '' && !isOurs) return `no code of ours: ${text.slice(0, 200)}`
  return headers.get('cache-control') === 'no-store' ? null : 'an answer that may be kept'
}

test(`${REQUESTS} malformed requests get a clear answer each`, async () => {
  test.setTimeout(600_000)
  const statuses = new Map<number, number>()
  const send = async ({ request }: Attack, index: number) => {
    const answer = await (index % WEB_EVERY === 0 ? callWeb(request) : callCms(request))
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const problem = problemOf(answer)
    return problem && `${problem} for ${request.method} ${request.path.slice(0, 200)}`
  }
  const round = fc.array(attacks, { minLength: AT_ONCE, maxLength: AT_ONCE })
  await fc.assert(
    fc.asyncProperty(round, async (sent) => {
      const problems = await Promise.all(sent.map(send))
      expect(problems.filter(Boolean)).toEqual([])
    }),
    { numRuns: REQUESTS / AT_ONCE, interruptAfterTimeLimit: 540_000, markInterruptAsFailure: true },
  )
  // Most of them have to get past the first check, or this would show little.
  expect(statuses.get(422) ?? 0).toBeGreaterThan(REQUESTS / 10)
  test.info().annotations.push({ type: 'statuses', description: JSON.stringify([...statuses]) })
})
