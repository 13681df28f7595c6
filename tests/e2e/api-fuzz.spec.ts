import { ERROR_CODES } from '../../packages/shared/src/api/codes'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { attacks } from '../support/api-attacks'
import { callCms, callWeb, type ApiAnswer, type ApiRequest } from '../support/api-caller'
import { stackUnderTest } from '../support/stack-under-test'

const REQUESTS = 5_000
const AT_ONCE = 10
/** Every fifth goes through the website's own `/api`. */
const WEB_EVERY = 5

/** What no answer may hold: how the product is made, where it lies, what it asks its database. */
const LEAKS =
  /\n\s+at |node_modules|\.tsx?:\d|\/apps\/cms|select .* from|insert into|violates|relation "|DrizzleError|DatabaseError|PayloadError|ZodError|TypeError|ECONN|postgres(ql)?:\/\//i

function problemOf(request: ApiRequest, answer: ApiAnswer): string | null {
  const { status, text, code, headers } = answer
  if (status >= 500) return `a ${status}`
  const leak = LEAKS.exec(text)
  if (leak) return `a leak: ${leak[0]}`
  if (text.includes(stackUnderTest().publishSecret)) return 'a secret'
  // Headers that are too long are refused by Node itself; nobody may keep such an answer by default.
  if (status < 400 || (status === 431 && text === '')) return null
  // With the admin's kind of token Payload answers where a collection has the call's name.
  if (request.headers?.authorization?.startsWith('JWT ') && text.startsWith('{"errors":'))
    return null
  const isOurs = code !== null && ERROR_CODES.some((known) => known === code)
  if (text !== '' && !isOurs) return `no code of ours: ${text.slice(0, 200)}`
  return headers.get('cache-control') === 'no-store' ? null : 'an answer that may be kept'
}

test(`${REQUESTS} malformed requests get a clear answer each`, async () => {
  test.setTimeout(600_000)
  const statuses = new Map<number, number>()
  const send = async (request: ApiRequest, index: number) => {
    const answer = await (index % WEB_EVERY === 0 ? callWeb(request) : callCms(request))
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const problem = problemOf(request, answer)
    return problem && `${problem} for ${request.method} ${request.path.slice(0, 200)}`
  }
  const round = fc.array(attacks, { minLength: AT_ONCE, maxLength: AT_ONCE })
  await fc.assert(
    fc.asyncProperty(round, async (sent) => {
      const problems = await Promise.all(sent.map(send))
      expect(problems.filter(Boolean)).toEqual([])
    }),
    {
      numRuns: REQUESTS / AT_ONCE,
      interruptAfterTimeLimit: 540_000,
      markInterruptAsFailure: true,
      includeErrorInReport: true,
    },
  )
  // Most of them have to get past the first check, or this would show little.
  expect(statuses.get(422) ?? 0).toBeGreaterThan(REQUESTS / 10)
  test.info().annotations.push({ type: 'statuses', description: JSON.stringify([...statuses]) })
})
