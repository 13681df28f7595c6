import {
  credentialsSchema,
  secondStepSchema,
  type Credentials,
} from '../../../packages/shared/src/api/account'
import { callNamed, type CallName } from '../../../packages/shared/src/api/calls'
import { LOGIN_CHALLENGE_HEADER } from '../../../packages/shared/src/api/headers'
import { callCms, someAddress, type ApiAnswer } from '../api-caller'
import { existingClient, newClient, type Client } from '../client-account'

interface Sent {
  body?: object
  parameters?: Record<string, string>
  headers?: Record<string, string>
}

/** A person with an IP address, whose calls reach the backend in the way the website sends them. */
export class Person {
  session: Credentials | null = null
  /** The token of a login that has not passed its second step yet. */
  challenge = ''
  private readonly address = someAddress()

  constructor(readonly login: Client = newClient()) {}

  /** Creates a client who is logged in and whose e-mail address is confirmed. */
  static async loggedIn(login = newClient()): Promise<Person> {
    const person = new Person(await existingClient('en', login))
    await person.logIn()
    return person
  }

  /** The same person at another computer, where they are not logged in. */
  elsewhere(changes: Partial<Client> = {}): Person {
    return new Person({ ...this.login, ...changes })
  }

  get id(): number {
    return Number(this.session?.adminId)
  }

  call(name: CallName, { body, parameters = {}, headers }: Sent = {}): Promise<ApiAnswer> {
    const { method, path } = callNamed(name)
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? '')
    const sent = {
      'accept-language': 'en',
      ...(body && { 'content-type': 'application/json' }),
      ...(this.session && { authorization: `Bearer ${this.session.token}` }),
      ...headers,
    }
    const text = body && { body: JSON.stringify(body) }
    return callCms({ method, path: filled, headers: sent, ...text }, this.address)
  }

  register(changes: object = {}): Promise<ApiAnswer> {
    const { name, email, password } = this.login
    const agreed = { is_adult: true, accepts_terms: true }
    const body = { name, email, password, confirm_password: password, ...agreed, ...changes }
    return this.call('register', { body })
  }

  async logIn(password = this.login.password): Promise<ApiAnswer> {
    const answer = await this.call('login', { body: { email: this.login.email, password } })
    if (answer.status !== 200) return answer
    const given: unknown = JSON.parse(answer.text)
    this.session = credentialsSchema.safeParse(given).data ?? null
    this.challenge = secondStepSchema.safeParse(given).data?.secondStep.challenge ?? ''
    return answer
  }

  /** Completes the login with the code of the second step. */
  async pass(code: string): Promise<ApiAnswer> {
    const headers = { [LOGIN_CHALLENGE_HEADER]: this.challenge }
    const answer = await this.call('finishLogin', { body: { code }, headers })
    if (answer.status === 200) this.session = credentialsSchema.parse(JSON.parse(answer.text))
    return answer
  }

  /** Asks to change the e-mail address. The new one must be confirmed. */
  moveTo(email: string, more: object = {}): Promise<ApiAnswer> {
    return this.call('updateProfile', { body: { name: this.login.name, email, ...more } })
  }

  changePassword(password: string, more: object = {}): Promise<ApiAnswer> {
    const body = { new_password: password, confirm_password: password, ...more }
    return this.call('updatePassword', { body })
  }
}

/** Summarizes an answer by its status and, for an error, its code and the invalid fields. */
export async function outcome(answered: Promise<ApiAnswer> | ApiAnswer): Promise<string> {
  const { status, code, fields } = await answered
  const wrong = Object.keys(fields).length > 0 ? JSON.stringify(fields) : ''
  return [status, code, wrong].filter(Boolean).join(' ')
}

export function secretOf(link: string): string {
  return link.split('/').at(-1) ?? ''
}
