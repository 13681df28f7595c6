import { randomUUID } from 'node:crypto'
import type { Account, Credentials, SecondStep } from '@studio/shared/api/account'
import { callNamed, type CallName } from '@studio/shared/api/calls'
import { LOGIN_CHALLENGE_HEADER } from '@studio/shared/api/headers'
import { VISITOR_HEADER, writeVisitor } from '@studio/shared/visitor/visitor'
import { askCms } from './ask-cms'
import { newAddress } from './call-api'
import type { TestCms } from './start-cms'

interface Sent {
  body?: object
  query?: string
  parameters?: Record<string, string>
  headers?: Record<string, string>
}

interface SecondStepAsked {
  secondStep: SecondStep
}

/** A user with an email address and an IP address who calls the API through the web. */
export class Person {
  readonly email: string
  readonly password = 'lampe wolke fahrrad'
  readonly name = 'Jo Weaver'
  credentials: Credentials | null = null
  /** The challenge of a login that waits for its second step. */
  challenge = ''
  readonly address = newAddress()

  constructor(
    private readonly cms: TestCms,
    email = `jo-${randomUUID().slice(0, 8)}@client.example`,
  ) {
    this.email = email
  }

  async call(name: CallName, { body, query = '', parameters = {}, headers }: Sent = {}) {
    const { path, method } = callNamed(name)
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? '')
    const visitor = writeVisitor({ address: this.address, country: null, host: 'localhost' })
    const { credentials } = this
    const request = new Request(`http://localhost:3001/api${filled}${query}`, {
      method,
      headers: {
        [VISITOR_HEADER]: visitor,
        'accept-language': 'de',
        ...(body && { 'content-type': 'application/json' }),
        ...(credentials && { authorization: `Bearer ${credentials.token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return askCms(request)
  }

  register(changes: object = {}): Promise<Response> {
    const { email, password, name } = this
    const agreed = { is_adult: true, accepts_terms: true }
    const body = { name, email, password, confirm_password: password, ...agreed, ...changes }
    return this.call('register', { body })
  }

  /** @returns the last path segment of the newest mailed link of this kind */
  async linkIn(template: string, to = this.email): Promise<string> {
    const { rows } = await this.cms.pool.query<{ data: { link: string } }>(
      'SELECT data FROM mails WHERE template = $1 AND "to" = $2 ORDER BY id DESC LIMIT 1',
      [template, to],
    )
    return rows[0]?.data.link.split('/').at(-1) ?? ''
  }

  async mails(to = this.email): Promise<string[]> {
    const { rows } = await this.cms.pool.query<{ template: string }>(
      'SELECT template FROM mails WHERE "to" = $1 ORDER BY id',
      [to],
    )
    return rows.map(({ template }) => template)
  }

  async logIn(changes: object = {}): Promise<Response> {
    const { email, password } = this
    const response = await this.call('login', { body: { email, password, ...changes } })
    const answer = response.ok && ((await response.clone().json()) as Credentials | SecondStepAsked)
    if (answer && 'token' in answer) this.credentials = answer
    if (answer && 'secondStep' in answer) this.challenge = answer.secondStep.challenge
    return response
  }

  /** Completes the pending login with a code. */
  async pass(code: string): Promise<Response> {
    const headers = { [LOGIN_CHALLENGE_HEADER]: this.challenge }
    const response = await this.call('finishLogin', { body: { code }, headers })
    if (response.ok) this.credentials = (await response.clone().json()) as Credentials
    return response
  }

  /** Registers, verifies the email address and logs in. */
  async settle(): Promise<this> {
    await this.register()
    await this.call('verifyEmail', { body: { id: await this.linkIn('verifyEmail') } })
    await this.logIn()
    return this
  }

  async account(): Promise<Account> {
    return (await (await this.call('readUser')).json()) as Account
  }
}

/** A short description of a response: its status, and its error code if it has one. */
export async function outcome(answered: Promise<Response> | Response): Promise<string> {
  const response = await answered
  const text = await response.clone().text()
  const { error } = (text ? JSON.parse(text) : {}) as {
    error?: { code: string; fields?: object }
  }
  const fields = error?.fields ? ` ${JSON.stringify(error.fields)}` : ''
  return `${response.status}${error ? ` ${error.code}${fields}` : ''}`
}
