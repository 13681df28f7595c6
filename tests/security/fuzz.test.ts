import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ERROR_CODES } from '../../packages/shared/src/contracts/codes'
import { apiErrorSchema } from '../../packages/shared/src/contracts/common'
import { sendAttack, type Attack, type AttackAnswer } from '../support/attacks/attack'
import { declaredCalls } from '../support/attacks/declared-calls'
import { cmsPages, webPages } from '../support/attacks/pages'
import { restOfNobody, restOfStaff } from '../support/attacks/payload-rest'
import { RAW_REQUESTS, sendRaw } from '../support/attacks/raw-requests'
import { adminClient } from '../support/cms-client'
import { staffSession } from '../support/staff-session'
import { stackUnderTest } from '../support/stack-under-test'

/** The number of requests of each kind. `npm run test:full` sends thousands. */
const REQUESTS = process.env.TEST_FULL ? 10_000 : 500
const AT_ONCE = 24
/** The highest number of faults that are reported. */
const MAX_REPORTED = 20

/**
 * Texts that would reveal internals, which no answer may do: stack traces, paths and database
 * queries.
 */
const LEAKS =
  /\n\s+at |node_modules|\.tsx?:\d|\/apps\/cms|select .* from|insert into|violates|relation "|DrizzleError|DatabaseError|PayloadError|ZodError|TypeError|ECONN|postgres(ql)?:\/\//i

function problemOf(attack: Attack, answer: AttackAnswer): string | null {
  const { status, text } = answer
  if (status >= 500) return `a ${status}: ${text.slice(0, 200)}`
  if (text.includes(stackUnderTest().publishSecret)) return 'a secret'
  if (attack.kind === 'page') return null
  const leak = status >= 400 ? LEAKS.exec(text) : null
  if (leak) return `a leak: ${leak[0]}`
  return attack.kind === 'call' ? problemOfCall(attack, answer) : problemOfRest(attack, answer)
}

/**
 * Checks an answer of Payload's own API, whose errors have the product's code beside their message.
 */
function problemOfRest({ method }: Attack, { status, text }: AttackAnswer): string | null {
  // Node itself refuses headers that are too long.
  if (status < 400 || status === 431 || method === 'HEAD') return null
  if (isOurs(codeOf(text))) return null
  return `a ${status} without a code of ours: ${text.slice(0, 200)}`
}

function problemOfCall({ headers: sent }: Attack, answer: AttackAnswer): string | null {
  const { status, text, headers } = answer
  // Node itself refuses headers that are too long, with an answer that is not cacheable by default.
  if (status < 400 || (status === 431 && text === '')) return null
  // With an admin's token, Payload answers if a collection has the same name as the call.
  if (sent.authorization?.startsWith('JWT ') && text.startsWith('{"errors":')) return null
  if (text !== '' && !isOurs(codeOf(text))) return `no code of ours: ${text.slice(0, 200)}`
  return headers.get('cache-control') === 'no-store' ? null : 'an answer that may be kept'
}

function isOurs(code: string | undefined): boolean {
  return ERROR_CODES.some((known) => known === code)
}

function codeOf(text: string): string | undefined {
  try {
    return apiErrorSchema.safeParse(JSON.parse(text)).data?.error.code
  } catch {
    return undefined
  }
}

/** Generates attacks of all kinds in set proportions, in random order. */
function attacksOf(seed: number, authorization: string): Attack[] {
  const shares: [fc.Arbitrary<Attack>, number][] = [
    [declaredCalls, 0.5],
    [restOfNobody, 0.2],
    [restOfStaff(authorization), 0.15],
    [webPages, 0.1],
    [cmsPages, 0.05],
  ]
  const attacks = shares.flatMap(([kind, share], index) =>
    fc.sample(kind, { numRuns: REQUESTS * share, seed: seed + index }),
  )
  const order = fc.shuffledSubarray(attacks, { minLength: attacks.length })
  return fc.sample(order, { numRuns: 1, seed })[0] ?? []
}

test(`each of ${REQUESTS} malformed requests gets a clear answer`, async () => {
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))
  console.log(`The seed is ${seed}: FUZZ_SEED=${seed} sends the same requests again.`)
  const cms = await adminClient()
  const editor = await staffSession(cms, 'editor')
  const attacks = attacksOf(seed, editor.authorization)
  expect(attacks).toHaveLength(REQUESTS)

  const statuses: Record<string, number> = {}
  const problems: string[] = []
  let slowest = 0
  const began = Date.now()
  const work = async () => {
    for (let attack = attacks.shift(); attack; attack = attacks.shift()) {
      const { kind, target, method, path, headers, body } = attack
      const problem = await sendAttack(attack).then(
        (answer) => {
          const key = `${kind} ${answer.status}`
          statuses[key] = (statuses[key] ?? 0) + 1
          slowest = Math.max(slowest, answer.took)
          return problemOf(attack, answer)
        },
        (error: unknown) => `no answer: ${String(error)}`,
      )
      if (problem === null || problems.length >= MAX_REPORTED) continue
      const sent = `${JSON.stringify(headers)} ${body?.slice(0, 300) ?? ''}`
      problems.push(`${problem}\n  for ${target} ${method} ${path.slice(0, 300)}\n  ${sent}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await editor.end()
  console.log(`${Math.round((Date.now() - began) / 1000)} s; the slowest ${Math.round(slowest)} ms`)
  console.log(JSON.stringify(statuses))
  expect(problems, `with the seed ${seed}`).toEqual([])
  // The test is meaningful only if enough calls pass the first check and enough reads reach the
  // database.
  expect(statuses['call 422'] ?? 0).toBeGreaterThan(REQUESTS / 20)
  expect(statuses['rest 200'] ?? 0).toBeGreaterThan(REQUESTS / 50)
})

test('requests that are barely HTTP are refused, and the servers keep running', async () => {
  const { cmsUrl, webUrl } = stackUnderTest()
  for (const origin of [cmsUrl, webUrl]) {
    const answers = await Promise.all(
      RAW_REQUESTS.map(
        async (bytes) => `${(await sendRaw(origin, bytes)).slice(0, 40)} for ${bytes.slice(0, 60)}`,
      ),
    )
    expect(answers.filter((answer) => /^HTTP\/1\.\d 5/.test(answer))).toEqual([])
    expect((await fetch(`${origin}/api/health`)).status).toBe(200)
  }
})
