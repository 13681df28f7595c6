import { VISITOR_HEADER, writeVisitor } from '@studio/shared/visitor/visitor'
import { proofRequiredSchema } from '@studio/shared/api/forms'
import { solveChallenge } from 'altcha-lib/v1'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAddress } from '../../test-support/call-api'
import { outcome, Person } from '../../test-support/person'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

const WRONG = { password: 'wrong one' }

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

/** Logs in through the form of the admin. */
async function logInToAdmin(body: object, address: string): Promise<Response> {
  const { default: config } = await import('../../payload.config')
  const visitor = writeVisitor({ address, country: null, host: 'localhost' })
  const request = new Request('http://localhost:3001/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [VISITOR_HEADER]: visitor },
    body: JSON.stringify(body),
  })
  return handleEndpoints({ config, request })
}

async function solutionOf(response: Response): Promise<string> {
  const { proof } = proofRequiredSchema.parse(await response.json()).error
  const { challenge, salt, algorithm, maxnumber, signature } = proof
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise
  return btoa(JSON.stringify({ algorithm, challenge, salt, signature, number: solution?.number }))
}

/** Tries wrong passwords for one email address, each from another IP address. */
function strangersTry(email: string, times: number) {
  const strangers = Array.from({ length: times }, () => new Person(cms, email))
  return Promise.all(strangers.map((stranger) => outcome(stranger.logIn(WRONG))))
}

const count = (answers: string[], answer: string) => answers.filter((a) => a === answer).length

describe('eighty email addresses tried from one IP address', () => {
  it('are refused in the admin after thirty, also if they are concurrent', async () => {
    const address = newAddress()
    const attempts = Array.from({ length: 80 }, (_, index) => {
      const body = { email: `staff-${index}@studio.example`, password: 'Summer2026!' }
      return logInToAdmin(body, address)
    })
    const answers = await Promise.all(attempts)
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(50)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await refused[0]?.json()).toMatchObject({
      errors: [{ message: 'Too many attempts. Please wait a few minutes.' }],
      error: { code: 'tooManyRequests' },
    })
  })

  it('are refused on the website, too', async () => {
    const sprayer = new Person(cms)
    const answers: string[] = []
    for (let index = 0; index < 34; index += 1) {
      const email = `client-${index}@client.example`
      answers.push(await outcome(sprayer.logIn({ email, ...WRONG })))
    }
    expect(count(answers, '401 wrongCredentials')).toBe(30)
    expect(answers.at(-1)).toBe('429 tooManyRequests')
  })
})

describe('wrong passwords of strangers for one account', () => {
  it('require a puzzle after ten, and do not lock the owner out', async () => {
    const jo = await new Person(cms).settle()
    jo.credentials = null
    const answers = await strangersTry(jo.email, 40)
    expect(count(answers, '401 wrongCredentials')).toBe(10)
    expect(count(answers, '428 proofRequired')).toBe(30)
    // The owner logs in as usual from a known IP address, and must first solve a puzzle at any
    // other one.
    expect(await outcome(jo.logIn())).toBe('200')
    const abroad = new Person(cms, jo.email)
    const asked = await abroad.logIn()
    expect(asked.status).toBe(428)
    const proof = await solutionOf(asked)
    expect(await outcome(abroad.logIn({ proof }))).toBe('200')
    expect(await outcome(new Person(cms, jo.email).logIn({ proof }))).toBe('428 proofRequired')
  })

  it('are counted for unknown email addresses as well', async () => {
    const answers = await strangersTry('nobody@client.example', 12)
    expect(count(answers, '401 wrongCredentials')).toBe(10)
    expect(count(answers, '428 proofRequired')).toBe(2)
  })

  it('do not lock staff out of the admin', async () => {
    const staff = await newStaff(cms)
    const { email, password } = staff
    const home = newAddress()
    expect((await logInToAdmin({ email, password }, home)).status).toBe(200)
    await strangersTry(email, 12)
    expect((await logInToAdmin({ email, password }, home)).status).toBe(200)
    const asked = await logInToAdmin({ email, password }, newAddress())
    expect(asked.status).toBe(428)
    expect(JSON.stringify(await asked.clone().json())).toContain('http://localhost:3000/login')
    const proof = await solutionOf(asked)
    expect((await logInToAdmin({ email, password, proof }, newAddress())).status).toBe(200)
  })
})

describe('wrong passwords from one IP address for one account', () => {
  it('require a puzzle after five, and are refused after twenty', async () => {
    const { email } = await new Person(cms).settle()
    const guesser = new Person(cms, email)
    const answers: string[] = []
    for (let attempt = 0; attempt < 22; attempt += 1) {
      const first = await guesser.logIn(WRONG)
      const isAsked = first.status === 428
      const proof = isAsked ? await solutionOf(first) : undefined
      answers.push(await outcome(isAsked ? guesser.logIn({ ...WRONG, proof }) : first))
      if (attempt === 5) expect(isAsked).toBe(true)
    }
    expect(count(answers, '401 wrongCredentials')).toBe(20)
    expect(answers.slice(20)).toEqual(Array<string>(2).fill('429 tooManyRequests'))
  })

  it('do not lock the owner out if they share the IP address', async () => {
    const jo = await new Person(cms).settle()
    jo.credentials = null
    for (let attempt = 0; attempt < 5; attempt += 1) await jo.logIn(WRONG)
    const asked = await jo.logIn()
    expect(asked.status).toBe(428)
    expect(await outcome(jo.logIn({ proof: await solutionOf(asked) }))).toBe('200')
    expect(await outcome(new Person(cms, jo.email).logIn())).toBe('200')
  })
})
