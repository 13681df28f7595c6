import { VISITOR_HEADER } from '@studio/shared/visitor/visitor'
import { solveChallenge } from 'altcha-lib/v1'
import { proofRequiredSchema } from '@studio/shared/api/forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callApi, newAddress } from '../../test-support/call-api'
import { contactBody, inquiryBody } from '../../test-support/form-body'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { readFormToken } from './form-token'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

async function statusOf(email: string): Promise<string[]> {
  const { rows } = await cms.pool.query<{ status: string }>(
    'SELECT status FROM submissions WHERE email = $1',
    [email],
  )
  return rows.map(({ status }) => status)
}

/** Solves the puzzle in the same way as a browser. */
async function proofFrom(response: Response): Promise<string> {
  expect(response.status).toBe(428)
  const { proof } = proofRequiredSchema.parse(await response.json()).error
  const { challenge, salt, algorithm, maxnumber, signature } = proof
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise
  return btoa(JSON.stringify({ algorithm, challenge, salt, signature, number: solution?.number }))
}

describe('a suspicious sender', () => {
  it('has to solve a puzzle, is accepted then, and cannot use the solution twice', async () => {
    const body = await contactBody({ form_token: 'forged' })
    const proof = await proofFrom(await callApi('sendContact', { body }))
    expect(await statusOf(body.email)).toEqual([])

    const proven = await callApi('sendContact', { body: { ...body, proof } })
    expect(proven.status).toBe(200)
    expect(await statusOf(body.email)).toEqual(['new'])

    const other = await contactBody({ form_token: 'forged', proof })
    expect((await callApi('sendContact', { body: other })).status).toBe(428)
  })

  it.each([
    ['nonsense', 'abc'],
    ['JSON of something else', btoa('{"a":1}')],
    ['a list', btoa('[]')],
    ['null', btoa('null')],
    ['signs that are no base64', '***'],
  ])('is refused with %s', async (_, proof) => {
    const body = await contactBody({ form_token: 'forged', proof })
    expect((await callApi('sendContact', { body })).status).toBe(428)
  })

  it('is refused with a self-made puzzle', async () => {
    const { createChallenge } = await import('altcha-lib/v1')
    const own = await createChallenge({ hmacKey: 'guessed', maxnumber: 10, number: 3 })
    const proof = btoa(JSON.stringify({ ...own, number: 3 }))
    const body = await contactBody({ form_token: 'forged', proof })
    expect((await callApi('sendContact', { body })).status).toBe(428)
  })

  it('that fills in the honeypot gets a success response, but is marked as spam and causes no mail', async () => {
    const body = await contactBody({ website: 'https://spam.example' })
    expect((await callApi('sendContact', { body })).status).toBe(200)
    expect(await statusOf(body.email)).toEqual(['spam'])
    const { rowCount } = await cms.pool.query('SELECT 1 FROM mails WHERE "to" = $1', [body.email])
    expect(rowCount).toBe(0)
  })
})

describe('the rate limit', () => {
  it('requires a puzzle from the seventh form on, and refuses more than twenty within an hour', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let count = 0; count < 22; count += 1) {
      const { status, headers } = await callApi('sendInquiry', {
        body: await inquiryBody(),
        address,
      })
      statuses.push(status)
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(60)
    }
    expect(statuses).toEqual([
      ...Array<number>(6).fill(200),
      ...Array<number>(14).fill(428),
      429,
      429,
    ])
  })

  it("counts callers without the web's proxy, too", async () => {
    const direct = { headers: { [VISITOR_HEADER]: '' } }
    const answers: number[] = []
    for (let count = 0; count < 7; count += 1) {
      answers.push((await callApi('sendInquiry', { body: await inquiryBody(), ...direct })).status)
    }
    expect(answers.at(-1)).toBe(428)
  })
})

it('the form token contains the time of its request', async () => {
  const before = Date.now()
  const opened = (await (await callApi('openForm')).json()) as { form_token: string }
  const { deriveKey } = await import('./proof')
  const openedAt = readFormToken(deriveKey('form token'), opened.form_token) ?? 0
  expect(openedAt).toBeGreaterThanOrEqual(before)
  expect(openedAt).toBeLessThanOrEqual(Date.now())
})
